import { ButtonLink } from "~/components/ui/buttons/button";

/** Stands in the place of a form whose record is not there, and leads on to where it may be. */
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
