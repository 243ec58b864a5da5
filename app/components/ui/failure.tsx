import { isRouteErrorResponse, Link, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { isMissing, messageOf, titleOf } from "~/utils/failure-words";
import { Container } from "./section";

/** The page for a failed request: what happened, what to do, and the request's id in the log. */
export function Failure() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="grid min-h-dvh place-items-center py-16">
      <Container className="max-w-measure">
        <title>{`${status} – something went wrong`}</title>
        <p className="font-display text-section text-accent">{status}</p>
        <h1 className="mt-2 text-title">{titleOf(error)}</h1>
        <p className="mt-4 text-lead text-muted">{messageOf(error) ?? NOT_SHOWN}</p>
        <RequestId />
        <p className="mt-8">
          <Link to="/" className="font-medium text-accent underline underline-offset-4">
            Back to the start
          </Link>
        </p>
      </Container>
    </main>
  );
}

export const NOT_SHOWN = "The page could not be shown. Try again in a moment.";

/** The id of the failed request; none for a 404, and none after a client-side navigation. */
export function RequestId() {
  const error = useRouteError();
  const root = useRouteLoaderData("root") as { requestId: string | null } | undefined;
  const [isServed] = useState(!useIsHydrated());
  if (!isServed || isMissing(error) || !root?.requestId) return null;
  return <p className="mt-4 text-sm text-muted">Request {root.requestId}</p>;
}
