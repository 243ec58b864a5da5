import type { HtmlElement } from "~/utils/markup/html-tree";

/** The layouts of pictures in a text, as classes of their figure; without one they are as wide as the text. */
export const pictureLayouts = ["wide", "full", "beside", "pairs", "threes"] as const;

export type PictureLayout = (typeof pictureLayouts)[number];

/** The layout of a figure; `null` for the text's width. */
export function layoutOf({ attributes }: HtmlElement): PictureLayout | null {
  const named = attributes.class?.split(/\s+/) ?? [];
  return pictureLayouts.find((layout) => named.includes(layout)) ?? null;
}

/** How many pictures are in a row. */
export const PER_ROW: Partial<Record<PictureLayout, number>> = { pairs: 2, threes: 3 };

/** The width of a picture, for the `sizes` attribute. */
export const TEXT_SIZES = "(min-width: 768px) 680px, 92vw";

const SIZES: Record<PictureLayout, string> = {
  wide: "(min-width: 1200px) 1088px, 100vw",
  full: "100vw",
  beside: "(min-width: 768px) 336px, 92vw",
  pairs: "(min-width: 768px) 430px, 46vw",
  threes: "(min-width: 768px) 290px, 46vw",
};

/** The same for pictures of a figure with this layout. */
export function sizesIn(layout: PictureLayout | null) {
  return layout ? SIZES[layout] : TEXT_SIZES;
}
