import { videoId } from "~/utils/links/video-id";
import type { HtmlElement } from "~/utils/markup/html-tree";

/** A film in a text: a figure that holds a link to it, with words alone, and maybe a caption. */
export type Film = { link: HtmlElement; id: string };

/** The film that a figure is about; `null` for a figure of anything else. */
export function filmIn({ children }: HtmlElement): Film | null {
  const shown = children.filter((child) =>
    typeof child === "string" ? child.trim() !== "" : child.name !== "figcaption",
  );
  const [link] = shown;
  if (shown.length !== 1 || typeof link !== "object" || link.name !== "a") return null;
  const id = videoId(link.attributes.href?.trim());
  const isWords = link.children.every((child) => typeof child === "string");
  return id && isWords ? { link, id } : null;
}

/** A link whose player scripts put in its place. It is marked as a picture that opens is, for it is pressed as that. */
export function playable(linkHtml: string, { id }: Film) {
  return linkHtml.replace(/^<a /, `<a data-enlarge data-video="${id}" `);
}
