import type { PictureView } from "~/models/pictures/picture";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { contentHtml, markupHtml } from "~/models/texts/content/content-html";

/** What the sanitiser makes of HTML, in the browser, where nothing is known of the pictures but their addresses. */

type ViewPictures = (addresses: string[]) => ReadonlyMap<string, PictureView>;

function viewBy(view: (address: string, id: string | null) => PictureView): ViewPictures {
  return (addresses) =>
    new Map(addresses.map((address) => [address, view(address, pictureIdOf(address))]));
}

const plain = viewBy((src, id) => ({ src, alt: "", id: id ?? undefined }));
const size = { width: 300, height: 200, placeholder: "" };
const complete = viewBy((src, id) =>
  id ? { src, id, alt: "The library's words", ...size } : { src, alt: "" },
);
const deleted = viewBy((src) => ({ src, alt: "" }));

/** HTML in which pictures are plain, to be read; plain text becomes paragraphs. */
export function readableContent(content: string) {
  return contentHtml(content, { viewPictures: plain });
}

export function readableHtml(html: string) {
  return markupHtml(html, { viewPictures: plain });
}

/** HTML as readers see it when the library has all its pictures. */
export function shownHtml(html: string) {
  return markupHtml(html, { viewPictures: complete });
}

/** Whether readers see the same of both, with the pictures of the library and without them. */
export function isShownAlike(html: string, other: string) {
  if (shownHtml(html) !== shownHtml(other)) return false;
  const without = (one: string) => markupHtml(one, { viewPictures: deleted });
  return !html.includes("<img") || without(html) === without(other);
}
