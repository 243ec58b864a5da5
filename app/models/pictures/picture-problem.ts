import type { PictureProblem } from "./picture-tasks";

export type { PictureProblem };

export const MAX_PICTURE_BYTES = 40_000_000;
export const MAX_PIXELS = 100_000_000;

const WORDS: Record<PictureProblem, string> = {
  kind: "This file is no picture that can be shown here: use JPEG, HEIC, PNG, WebP, AVIF or GIF.",
  broken: "This picture is broken or cut short: choose it again, or another copy of it.",
  pixels: "This picture has too many pixels: at most 100 million, such as 10,000 × 10,000.",
  cost: "This picture takes more memory to open than this site has for one: save it as an ordinary JPEG, or smaller, and choose that.",
  bytes: "This file is too large: at most 40 MB.",
};

const DRAWING = "SVG drawings are not accepted: use a JPEG or PNG of it.";
const RAW = "Raw photographs (DNG, NEF, ARW, …) are not accepted: use a JPEG or HEIC of it.";
const TOO_TALL =
  "This picture is too tall to be shown: at most 65,500 pixels where it is 2,048 wide or less.";

/** A refused picture; the message is for the owner. */
export class PictureError extends Error {
  constructor(
    readonly problem: PictureProblem,
    message = WORDS[problem],
  ) {
    super(message);
  }
}

export function drawingRefused() {
  return new PictureError("kind", DRAWING);
}

export function rawRefused() {
  return new PictureError("kind", RAW);
}

export function tooTall() {
  return new PictureError("pixels", TOO_TALL);
}
