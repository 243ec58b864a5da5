import { escapedAttribute, escapedText } from "~/utils/escape-html";

/** A picture with its words, as it is written into a letter. */
export type Figure = { address: string; alt?: string; caption?: string };

/** A picture in a text, with its caption. The description is the picture's own where none is given. */
export function figureHtml({ address, alt = "", caption = "" }: Figure) {
  const words = caption ? `<figcaption>${escapedText(caption)}</figcaption>` : "";
  return `<figure><img src="${escapedAttribute(address)}" alt="${escapedAttribute(alt)}">${words}</figure>`;
}
