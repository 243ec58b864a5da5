/** Stands in the place of a comparison with a version that can no longer be read. */
export function Unreadable({ stored }: { stored: string }) {
  return (
    <>
      <p role="note" className="rounded-control border border-danger p-3 font-medium">
        This version can no longer be read, so it cannot be compared or restored. It stays in the
        list, and nothing else is touched by it.
      </p>
      <label className="mt-5 grid gap-1.5">
        <span className="font-medium">What is stored of it, to copy from</span>
        <textarea
          readOnly
          rows={12}
          defaultValue={stored}
          className="w-full rounded-control border border-edge bg-surface p-3 font-mono text-sm"
        />
      </label>
    </>
  );
}
