import { pictureAddressesIn, storyHtml } from "~/utils/story-html.server";
import { viewPictures } from "./picture.server";

/** The content of a letter or a guide as safe HTML, its own pictures with their sizes and variants. */
export function renderStory(content: string) {
  return storyHtml(content, viewPictures(pictureAddressesIn(content)));
}
