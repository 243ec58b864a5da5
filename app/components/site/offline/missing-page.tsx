import { useEffect, useState } from "react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { OUTBOX_PATH } from "~/device/queue/names";
import { ownPath } from "~/utils/http/own-path";
import { isOwnerPath } from "~/worker/owner-pages";

/** Says that a page is not on this device, with a button to try again. */
export function MissingPage() {
  const [path, setPath] = useState("");
  // The cached copy of this page is the same for all addresses, so the address is read here.
  useEffect(() => {
    setPath(ownPath(new URLSearchParams(window.location.search).get("from"), ""));
  }, []);
  if (!path) return null;
  if (/^\/admin(\/|$)/.test(path)) return <MissingRoom path={path} />;
  return (
    <div role="status" className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="min-w-0 break-words">
        There is no signal, and no copy of <span className="font-medium">{path}</span> here.
      </p>
      <ButtonLink to={path} reloadDocument>
        Try again
      </ButtonLink>
    </div>
  );
}

/** The same for the owner's area, with what she can do meanwhile. */
function MissingRoom({ path }: { path: string }) {
  const words = isOwnerPath(path)
    ? "this part of your site is not on this device yet: open it once while there is one"
    : "this part of your site opens only with one";
  return (
    <div role="status" className="mt-8 grid gap-3">
      <p className="min-w-0 break-words">
        There is no signal, and {words}. What you write meanwhile waits in the outbox.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={path} reloadDocument>
          Try again
        </ButtonLink>
        <ButtonLink to="/admin" kind="secondary" reloadDocument>
          Dashboard
        </ButtonLink>
        <ButtonLink to={OUTBOX_PATH} kind="secondary" reloadDocument>
          Outbox
        </ButtonLink>
      </p>
    </div>
  );
}
