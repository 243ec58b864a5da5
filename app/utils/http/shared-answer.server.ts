import { RETRY_LATER } from "~/utils/files/storage-failure.server";
import { PUBLIC_CACHE } from "./public-headers";

/** An answer that is the same for everyone, such as a feed: caches may keep it as long as a page. */
export function sharedAnswer(body: string, contentType: string) {
  return new Response(body, {
    headers: { "Content-Type": contentType, "Cache-Control": PUBLIC_CACHE },
  });
}

/** 404 in words, for an address of this kind at which there is nothing. */
export function nothingHere(words: string) {
  return new Response(`${words}\n`, {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** To another address for now; the next request may find what it asks for at its own. */
export function elsewhereNow(to: string) {
  return new Response(null, {
    status: 302,
    headers: { Location: to, "Cache-Control": "no-store" },
  });
}

/** 503 in words, where this is there but cannot be answered now. */
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
