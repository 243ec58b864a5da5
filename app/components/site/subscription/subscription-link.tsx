import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

type Props = { token: string; children: ReactNode };

/** The way to the page of the subscription with this secret token. */
export function SubscriptionLink({ token, children }: Props) {
  return (
    <p className="mt-4">
      <Link
        to={`/subscription/${token}`}
        className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  );
}
