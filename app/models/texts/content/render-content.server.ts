import { viewPictures } from "~/models/pictures/picture.server";
import { contentHtml } from "./content-html";
import type { NamedStop } from "./content-stops";

/**
 * The content of a post or a destination as safe HTML. The site's own pictures get sizes and variants, and each stop a
 * link beside the first paragraph that names it.
 */
export function renderContent(content: string, stops?: NamedStop[]) {
  return contentHtml(content, { viewPictures, stops });
}

/**
 * The same for feed readers, which choose no variants: pictures have only an address and a description, and addresses
 * are absolute, from the page's own `base`.
 */
export function renderFeedContent(content: string, base: string) {
  const resolve = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  return contentHtml(content, { viewPictures: wordsOfPictures, resolve });
}

function wordsOfPictures(addresses: string[]) {
  const views = [...viewPictures(addresses)];
  return new Map(views.map(([address, { src, alt, id }]) => [address, { src, alt, id }] as const));
}
