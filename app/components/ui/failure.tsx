import { Link } from "@remix-run/react";
import { Container } from "./section";

type Props = { status: number; message: string | null; requestId: string | null };

/** The page for a request that failed: what happened, what to do, and the id that the log knows. */
export function Failure({ status, message, requestId }: Props) {
  return (
    <main className="grid min-h-dvh place-items-center py-16">
      <Container className="max-w-measure">
        <title>{`${status} – something went wrong`}</title>
        <p className="font-display text-section text-accent">{status}</p>
        <h1 className="mt-2 text-title">
          {status < 500 ? "This did not work" : "Something went wrong"}
        </h1>
        <p className="mt-4 text-lead text-muted">
          {message ?? "The page could not be shown. Try again in a moment."}
        </p>
        {requestId && <p className="mt-4 text-sm text-muted">Request {requestId}</p>}
        <p className="mt-8">
          <Link to="/" className="font-medium text-accent underline underline-offset-4">
            Back to the start
          </Link>
        </p>
      </Container>
    </main>
  );
}
