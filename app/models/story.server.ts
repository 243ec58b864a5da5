import { viewPictures } from "./picture.server";
import { storyHtml } from "./story-html.server";

/** The content of a letter or a guide as safe HTML, its own pictures with their sizes and variants. */
export function renderStory(content: string) {
  return storyHtml(content, { viewPictures });
}

/**
 * The same for feed readers, which choose no variants and blur nothing: pictures come with address and words
 * only, and addresses are absolute, from the page's own `base`.
 */
export function renderFeedStory(content: string, base: string) {
  const resolve = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  return storyHtml(content, { viewPictures: wordsOfPictures, resolve });
}

function wordsOfPictures(addresses: string[]) {
  const views = [...viewPictures(addresses)];
  return new Map(views.map(([address, { src, alt }]) => [address, { src, alt }] as const));
}
