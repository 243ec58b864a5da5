import { ButtonLink } from "~/components/ui/buttons/button";

/** Replaces the form of a record that does not exist, with links to where it may be. */
export function NoRecord({ noun }: { noun: string }) {
  return (
    <div className="grid justify-items-start gap-4 pb-8">
      <p role="alert" className="text-lead text-muted">
        This {noun} does not exist, or no longer does. What was deleted in the last 30 days is in
        the bin.
      </p>
      <ButtonLink to="/admin/bin" kind="secondary">
        Look in the bin
      </ButtonLink>
    </div>
  );
}
