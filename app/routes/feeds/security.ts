import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedAnswer } from "~/utils/http/shared-answer.server";
import { siteOrigin } from "~/utils/http/site-origin.server";

/** The standard (RFC 9116) wants less than a year; a running site renews the date by itself. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** How to report a vulnerability in private: by the contact form, whose messages only the owner reads. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const today = Math.floor(Date.now() / DAY_MS);
  const lines = [
    `Contact: ${origin}/about#contact`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return sharedAnswer(lines.join("\n"), "text/plain; charset=utf-8");
}
