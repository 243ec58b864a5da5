export type Box = { left: number; top: number; width: number; height: number };

/** Where each part of a share picture stands, in its pixels: a photograph, and beside it a strip of paper with the road. */
export const shareLayout = {
  width: 1200,
  height: 630,
  photo: { left: 0, top: 0, width: 864, height: 630 },
  map: { left: 864, top: 0, width: 336, height: 630 },
  /** Where a name, mostly the site's, and, below it, the title may stand: light, at the foot of the photograph. */
  words: { left: 56, top: 250, width: 752, height: 330 },
  /** The sizes that a title is tried in, in pixels, the largest first. */
  titleSizes: [70, 62, 54, 46, 40],
  nameSize: 26,
};
