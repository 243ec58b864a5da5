import { isRouteErrorResponse } from "@remix-run/react";

export const EXPIRED = "expired-form";

/** A post without a session: its fields, and why signing in again failed. */
export type ExpiredForm = {
  kind: typeof EXPIRED;
  fields: { name: string; value: string }[];
  message: string | null;
  /** Whether the site has passkeys to sign in with. */
  hasPasskeys: boolean;
};

/** The expired form in an error boundary's error, or `null` for any other error. */
export function expiredFormOf(error: unknown): ExpiredForm | null {
  if (!isRouteErrorResponse(error)) return null;
  const values: unknown = error.data;
  const isExpired =
    typeof values === "object" && values !== null && "kind" in values && values.kind === EXPIRED;
  return isExpired ? (values as ExpiredForm) : null;
}
