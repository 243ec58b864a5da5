import { RETRY_LATER } from "~/utils/files/storage-failure.server";
import { PUBLIC_CACHE } from "./public-headers";

/** An answer that is the same for everyone, such as a feed; caches may store it as long as a page. */
export function sharedAnswer(body: string, contentType: string) {
  return new Response(body, {
    headers: { "Content-Type": contentType, "Cache-Control": PUBLIC_CACHE },
  });
}

/** 404 with a text, for an address of this kind without content. */
export function nothingHere(words: string) {
  return new Response(`${words}\n`, {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** A temporary redirect; the next request asks the original address again. */
export function elsewhereNow(to: string) {
  return new Response(null, {
    status: 302,
    headers: { Location: to, "Cache-Control": "no-store" },
  });
}

/** 503 with a text, for something that exists but is not available now. */
export function comeBackLater(words: string) {
  return new Response(`${words}\n`, {
    status: 503,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...RETRY_LATER,
    },
  });
}
