import { lineOffsetsOf } from "~/map-drawing/line-offsets";
import { listPlacedPins } from "~/models/road/pins/pin-lists.server";
import { memoPerContent } from "~db/client.server";
import { journeyFrames } from "./journey-frames.server";

/** What the site's line is drawn from: the road of the pins that the public may see, those ahead among them. */
export const journeySways = memoPerContent(() =>
  lineOffsetsOf(
    journeyFrames().narrow,
    listPlacedPins().map(({ coordinates }) => coordinates),
  ),
);
