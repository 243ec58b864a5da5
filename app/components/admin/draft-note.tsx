/** Says that the form shows what was typed before and never saved. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      Draft restored
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-touch font-medium text-accent underline underline-offset-4"
      >
        Discard it
      </button>
    </p>
  );
}
