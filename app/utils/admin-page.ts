import type { HeadersFunction, MetaDescriptor } from "@remix-run/node";
import { site } from "~/site";
import { OWNER_UNTIL } from "./http/owner-until";

/** Title and `noindex` of an admin page. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} · Admin · ${site().siteName}` },
    { name: "robots", content: "noindex" },
  ];
}

/** The `headers` of every admin page: only the owner's own device may cache it, and nobody may index it. */
export const adminHeaders: HeadersFunction = ({ actionHeaders, loaderHeaders, parentHeaders }) => {
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  const until = loaderHeaders.get(OWNER_UNTIL) ?? parentHeaders.get(OWNER_UNTIL);
  if (until) headers.set(OWNER_UNTIL, until);
  const wait = actionHeaders.get("Retry-After");
  if (wait) headers.set("Retry-After", wait);
  return headers;
};
