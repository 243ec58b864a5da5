import { escapedAttribute } from "~/utils/markup/escape-html";

type Shown = { address: string; alt?: string };

/**
 * Pictures in a text as one figure with room for a caption; several stand in rows. A picture without words of its own
 * gets the library's description.
 */
export function figureHtml(pictures: Shown[]) {
  const images = pictures.map(
    ({ address, alt = "" }) =>
      `<img src="${escapedAttribute(address)}" alt="${escapedAttribute(alt)}">`,
  );
  return `<figure>${images.join("")}<figcaption></figcaption></figure>`;
}
