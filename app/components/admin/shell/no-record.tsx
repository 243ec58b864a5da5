/** Stands in the place of a form whose record is not there. */
export function NoRecord({ noun }: { noun: string }) {
  return (
    <p role="alert" className="pb-8 text-lead text-muted">
      This {noun} does not exist, or no longer does.
    </p>
  );
}
