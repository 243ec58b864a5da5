import { useLocation } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { NOT_SHOWN } from "~/components/ui/failure";
import { messageOf } from "~/utils/failure-words";

/** An admin page that failed: what happened, and where to go on from here. */
export function AdminFailure({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const message = messageOf(error);
  return (
    <section role="alert" className="max-w-measure py-8">
      <h2 className="text-section">{message ? "This did not work" : "Something went wrong"}</h2>
      <p className="mt-3 text-lead text-muted">{message ?? NOT_SHOWN}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={pathname + search} reloadDocument>
          Try Again
        </ButtonLink>
        <ButtonLink to="/admin" kind="secondary">
          Dashboard
        </ButtonLink>
        {!message && (
          <ButtonLink to="/admin/backups/way-back" kind="secondary" reloadDocument>
            Before the last restore
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
