import { data, type HeadersFunction, redirect } from "@remix-run/node";
import { publicHeaders } from "~/utils/http/public-headers";

/** A page behind a secret link in a mail: it shows what its button does, and only a POST does it. */

export const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

/** The `headers` of such a page. */
export const mailLinkHeaders: HeadersFunction = (args) => ({
  ...publicHeaders(args),
  "X-Robots-Tag": "noindex",
});

export function unknownLink() {
  return data(null, { status: 404 });
}

/** The data of such a page; throws a 404 for an unknown link. */
export function showMailLink<Known extends object>(known: Known | null) {
  if (!known) throw unknownLink();
  return data(known, PRIVATE);
}

/** 303 to the same page, which then says that it is done; throws a 404 for an unknown link. */
export function mailLinkDone(wasKnown: boolean, request: Request) {
  if (!wasKnown) throw unknownLink();
  return redirect(new URL(request.url).pathname, 303);
}

/** 303 to the page which says that everything was deleted, because the link itself is no longer valid. */
export function mailForgotten() {
  return redirect("/subscription/deleted", 303);
}
