import type { HeadersFunction, MetaDescriptor } from "@remix-run/node";
import { site } from "~/site";

/** Title and `noindex` of an admin page. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} · Admin · ${site().siteName}` },
    { name: "robots", content: "noindex" },
  ];
}

/** The `headers` of every admin page: nothing of it is kept or indexed anywhere. */
export const adminHeaders: HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
  const wait = actionHeaders.get("Retry-After");
  if (wait) headers.set("Retry-After", wait);
  return headers;
};
