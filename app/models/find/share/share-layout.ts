import type { ShareShape } from "~/models/pictures/picture-tasks";

export type Box = { left: number; top: number; width: number; height: number };

export type ShareLayout = {
  width: number;
  height: number;
  photo: Box;
  map: Box;
  /** Where a name, mostly the site's, and, below it, the title may stand. */
  words: Box;
  /** Words on the photograph are light and stand at its foot; on the paper beside it they are ink, from its top. */
  areWordsOnPhoto: boolean;
  /** The sizes that a title is tried in, in pixels, the largest first. */
  titleSizes: number[];
  nameSize: number;
};

/** Where each part of a share picture stands, in its pixels: a photograph, and beside or below it a strip of paper with the road. */
export const shareLayouts: Record<ShareShape, ShareLayout> = {
  wide: {
    width: 1200,
    height: 630,
    photo: { left: 0, top: 0, width: 864, height: 630 },
    map: { left: 864, top: 0, width: 336, height: 630 },
    words: { left: 56, top: 250, width: 752, height: 330 },
    areWordsOnPhoto: true,
    titleSizes: [70, 62, 54, 46, 40],
    nameSize: 26,
  },
  square: {
    width: 1080,
    height: 1080,
    photo: { left: 0, top: 0, width: 1080, height: 680 },
    map: { left: 700, top: 680, width: 380, height: 400 },
    words: { left: 64, top: 734, width: 600, height: 300 },
    areWordsOnPhoto: false,
    titleSizes: [64, 56, 48, 42, 36],
    nameSize: 26,
  },
  // Apps lay their own buttons over the lowest fifth of a tall picture.
  tall: {
    width: 1080,
    height: 1920,
    photo: { left: 0, top: 0, width: 1080, height: 1180 },
    map: { left: 600, top: 1180, width: 480, height: 740 },
    words: { left: 72, top: 1250, width: 520, height: 420 },
    areWordsOnPhoto: false,
    titleSizes: [76, 66, 58, 50, 42],
    nameSize: 30,
  },
};
