import { type BookSize, bookSizes } from "~/pages/book/book";
import type { BookPart } from "~/pages/book/book-part.server";
import { site } from "~/site";
import { cssString } from "~/utils/markup/css-string";

/**
 * The sheets of the book: its size, and at the head of each page the name of the book on the left one and of the part on the
 * right one. Browsers have no `string-set`, so that each part has a kind of page of its own (CSS Paged Media, 'named pages').
 */
export function bookSheets(size: BookSize | null, parts: Pick<BookPart, "id" | "name">[]) {
  const name = cssString(site().siteName);
  const sheet = `@page{size:${(size ?? bookSizes[0]).toUpperCase()}}`;
  const heads = parts.map(({ id, name: part }) => {
    const own = cssString(part || site().siteName);
    return `@page ${id}:left{@top-left{content:${name}}}@page ${id}:right{@top-right{content:${own}}}#${id}{page:${id}}`;
  });
  return [sheet, ...heads].join("");
}
