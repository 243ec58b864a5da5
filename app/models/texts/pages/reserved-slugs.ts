import { reservedWords } from "~/addresses";
import { isSitePage } from "./site-pages";

/** Whether this slug is taken, so that no page of the owner can have it. */
export function isReserved(slug: string) {
  return reservedWords.has(slug) || isSitePage(slug);
}
