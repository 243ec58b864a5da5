import { createCookie, redirect, redirectDocument } from "@remix-run/node";
import type { ToastMessage } from "../utils/browser/toast-message";
import { env } from "../utils/env.server";
import { UNSEEN } from "../utils/http/unseen";

const FLASH = "__flash";

/** Carries one message over a redirect; the next page shows it once. */
const flashCookie = createCookie(FLASH, {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: 60,
  secure: env.SITE_URL?.startsWith("https:") ?? false,
  secrets: env.SESSION_SECRETS,
});

/** Answers a form post that succeeded: 303 to a page that shows the message once. */
export async function redirectWithToast(to: string, toast: ToastMessage, headers?: HeadersInit) {
  const all = new Headers(headers);
  all.append("Set-Cookie", await flashCookie.serialize(toast));
  return redirect(to, { status: 303, headers: all });
}

/** The same with a full page load, for changes of the frame around every page. */
export async function reloadWithToast(to: string, toast: ToastMessage, headers?: HeadersInit) {
  const redirected = await redirectWithToast(to, toast, headers);
  return redirectDocument(to, { status: redirected.status, headers: redirected.headers });
}

/**
 * The message in the request, and the `Set-Cookie` value that deletes it; `null` for a request whose answer nobody
 * sees.
 */
export async function readToast(request: Request) {
  if (request.headers.has(UNSEEN)) return null;
  const toast: ToastMessage | null = await flashCookie.parse(request.headers.get("Cookie"));
  return toast ? { toast, ended: await flashCookie.serialize("", { maxAge: 0 }) } : null;
}

/** Removes the message that an answer would leave for the next page. */
export function withoutToast(answer: Response) {
  const cookies = answer.headers.getSetCookie();
  answer.headers.delete("Set-Cookie");
  for (const cookie of cookies) {
    if (!cookie.startsWith(`${FLASH}=`)) answer.headers.append("Set-Cookie", cookie);
  }
  return answer;
}
