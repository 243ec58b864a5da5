import { PUBLIC_CACHE } from "./public-headers";

/** An answer that is the same for everyone, such as a feed: caches may keep it as long as a page. */
export function sharedAnswer(body: string, contentType: string) {
  return new Response(body, {
    headers: { "Content-Type": contentType, "Cache-Control": PUBLIC_CACHE },
  });
}
