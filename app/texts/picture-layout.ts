import type { HtmlElement } from "~/utils/markup/html-tree";

/** How pictures can stand in a text, as classes of their figure; without one they are as wide as the text. */
export const pictureLayouts = ["wide", "full", "beside", "pairs", "threes"] as const;

export type PictureLayout = (typeof pictureLayouts)[number];

/** The layout that a figure asks for; `null` for one that stands at the text's width. */
export function layoutOf({ attributes }: HtmlElement): PictureLayout | null {
  const named = attributes.class?.split(/\s+/) ?? [];
  return pictureLayouts.find((layout) => named.includes(layout)) ?? null;
}

/** How many stand beside each other. */
export const PER_ROW: Partial<Record<PictureLayout, number>> = { pairs: 2, threes: 3 };

/** How wide a picture is shown, as in the `sizes` attribute. */
export const TEXT_SIZES = "(min-width: 768px) 680px, 92vw";

const SIZES: Record<PictureLayout, string> = {
  wide: "(min-width: 1200px) 1088px, 100vw",
  full: "100vw",
  beside: "(min-width: 768px) 336px, 92vw",
  pairs: "(min-width: 768px) 430px, 46vw",
  threes: "(min-width: 768px) 290px, 46vw",
};

/** The same for the pictures of a figure in that layout. */
export function sizesIn(layout: PictureLayout | null) {
  return layout ? SIZES[layout] : TEXT_SIZES;
}
