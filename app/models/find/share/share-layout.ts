export type Box = { left: number; top: number; width: number; height: number };

/** The parts of a share picture in pixels: a photograph, and a strip of paper with the road beside it. */
export const shareLayout = {
  width: 1200,
  height: 630,
  photo: { left: 0, top: 0, width: 864, height: 630 },
  map: { left: 864, top: 0, width: 336, height: 630 },
  /** The box for a name, mostly the site's, and the title below it: light text at the foot of the photograph. */
  words: { left: 56, top: 250, width: 752, height: 330 },
  /** The sizes that a title is tried in, in pixels, the largest first. */
  titleSizes: [70, 62, 54, 46, 40],
  nameSize: 26,
};
