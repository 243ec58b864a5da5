import { data, type HeadersFunction, redirect } from "@remix-run/node";
import { publicHeaders } from "~/utils/http/public-headers";

/** A page that a secret link in a mail leads to: it shows what its button will do, and only the post does it. */

export const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

/** The `headers` of such a page. */
export const mailLinkHeaders: HeadersFunction = (args) => ({
  ...publicHeaders(args),
  "X-Robots-Tag": "noindex",
});

/** A 404 for a link that is not known. */
export function unknownLink() {
  return data(null, { status: 404 });
}

/** What such a page loads with; throws a 404 for a link that is not known. */
export function showMailLink<Known extends object>(known: Known | null) {
  if (!known) throw unknownLink();
  return data(known, PRIVATE);
}

/** 303 to the same page, which now says that it is done; throws a 404 for a link that is not known. */
export function mailLinkDone(wasKnown: boolean, request: Request) {
  if (!wasKnown) throw unknownLink();
  return redirect(new URL(request.url).pathname, 303);
}

/** 303 to the page that says that nothing is kept any more; the link that led here is known no longer. */
export function mailForgotten() {
  return redirect("/subscription/deleted", 303);
}
