import { videoId } from "~/utils/links/video-id";
import type { HtmlElement } from "~/utils/markup/html-tree";

/** A film in a text: a figure that holds only a link with words, and perhaps a caption. */
export type Film = { link: HtmlElement; id: string };

/** The film in a figure; `null` for any other figure. */
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

/**
 * Marks a link that scripts replace by a player. It has the mark of a picture that opens, because it is clicked the
 * same way.
 */
export function playable(linkHtml: string, { id }: Film) {
  return linkHtml.replace(/^<a /, `<a data-enlarge data-video="${id}" `);
}
