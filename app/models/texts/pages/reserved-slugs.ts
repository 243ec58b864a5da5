import { reservedWords } from "~/addresses";
import { isSitePage } from "./site-pages";

/** Whether no page of the owner's can stand at this address. */
export function isReserved(slug: string) {
  return reservedWords.has(slug) || isSitePage(slug);
}
