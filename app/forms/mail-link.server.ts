import { data, redirect } from "@remix-run/node";

/** A page that a secret link in a mail leads to: it shows what its button will do, and only the post does it. */

export const PRIVATE = { headers: { "Cache-Control": "private, no-store" } };

function unknownLink() {
  return data(null, { status: 404 });
}

/** What such a page loads with; throws a 404 for a link that is not known. */
export function showMailLink(subscription: { isActive: boolean } | null) {
  if (!subscription) throw unknownLink();
  return data({ isActive: subscription.isActive }, PRIVATE);
}

/** 303 to the same page, which now says that it is done; throws a 404 for a link that is not known. */
export function mailLinkDone(wasKnown: boolean, request: Request) {
  if (!wasKnown) throw unknownLink();
  return redirect(new URL(request.url).pathname, 303);
}
