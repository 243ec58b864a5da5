import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

type Props = { token: string; to?: "subscription" | "unsubscribe"; children: ReactNode };

/** The way to the page of the subscription with this secret token, or to the one that ends it. */
export function SubscriptionLink({ token, to = "subscription", children }: Props) {
  return (
    <p className="mt-4">
      <Link
        to={`/${to}/${token}`}
        className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  );
}
