import { escapedAttribute } from "~/utils/markup/escape-html";

type Shown = { address: string; alt?: string };

/**
 * Pictures in a text, to be captioned: several in one figure stand in rows. Without words of its own a picture
 * is described by those in the library.
 */
export function figureHtml(pictures: Shown[]) {
  const images = pictures.map(
    ({ address, alt = "" }) =>
      `<img src="${escapedAttribute(address)}" alt="${escapedAttribute(alt)}">`,
  );
  return `<figure>${images.join("")}<figcaption></figcaption></figure>`;
}
