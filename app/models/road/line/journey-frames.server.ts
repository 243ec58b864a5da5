import { framesOfJourney, type JourneyFrames } from "~/map-drawing/journey-frames";
import { markedFrame } from "~/map-drawing/land-mark.server";
import { lineOffsetsOf } from "~/map-drawing/line-offsets";
import { getHere } from "~/models/road/journey/journey.server";
import { listPlacedPins } from "~/models/road/pins/pin-lists.server";
import { memoPerContent } from "~db/client.server";

/** The frames of the journey's maps: all public pins, and where the traveller is if no pin is there. */
export const journeyFrames = memoPerContent(() => {
  const pins = listPlacedPins();
  const here = pins.some(({ pinType }) => pinType === "current") ? null : getHere();
  const places = [...pins, ...(here ? [here] : [])].map(({ coordinates }) => coordinates);
  const { narrow, wide } = framesOfJourney(places);
  const frames: JourneyFrames = { narrow: markedFrame(narrow) };
  return wide ? { ...frames, wide: markedFrame(wide) } : frames;
});

/** The shape of the site's line, made from the public pins, planned ones too. */
export const journeyOffsets = memoPerContent(() =>
  lineOffsetsOf(
    journeyFrames().narrow,
    listPlacedPins().map(({ coordinates }) => coordinates),
  ),
);
