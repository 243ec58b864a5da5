import { createCookie, redirect, redirectDocument } from "@remix-run/node";
import type { ToastMessage } from "../utils/browser/toast-message";
import { env } from "../utils/env.server";
import { FOR_KEEPING } from "../utils/http/for-keeping";

/** Carries one message over a redirect, shown once by the page that follows. */
const flashCookie = createCookie("__flash", {
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

/** The same by a whole new document, for what stands around every page has changed. */
export async function reloadWithToast(to: string, toast: ToastMessage) {
  const { status, headers } = await redirectWithToast(to, toast);
  return redirectDocument(to, { status, headers });
}

/** The message that the request carries, and the `Set-Cookie` value that ends it; `null` where nobody would see it. */
export async function readToast(request: Request) {
  if (request.headers.has(FOR_KEEPING)) return null;
  const toast: ToastMessage | null = await flashCookie.parse(request.headers.get("Cookie"));
  return toast ? { toast, ended: await flashCookie.serialize("", { maxAge: 0 }) } : null;
}
