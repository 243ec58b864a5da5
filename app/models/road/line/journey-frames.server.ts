import { framesOfJourney, type JourneyFrames } from "~/map-drawing/journey-frames";
import { markedFrame } from "~/map-drawing/land-mark.server";
import { lineOffsetsOf } from "~/map-drawing/line-offsets";
import { getHere } from "~/models/road/journey/journey.server";
import { listPlacedPins } from "~/models/road/pins/pin-lists.server";
import { memoPerContent } from "~db/client.server";

/** What the journey's maps show: the pins that the public may see, and where the traveller is if none of them says so. */
export const journeyFrames = memoPerContent(() => {
  const pins = listPlacedPins();
  const here = pins.some(({ pinType }) => pinType === "current") ? null : getHere();
  const places = [...pins, ...(here ? [here] : [])].map(({ coordinates }) => coordinates);
  const { narrow, wide } = framesOfJourney(places);
  const frames: JourneyFrames = { narrow: markedFrame(narrow) };
  return wide ? { ...frames, wide: markedFrame(wide) } : frames;
});

/** What the site's line is drawn from: the road of the pins that the public may see, those ahead among them. */
export const journeySways = memoPerContent(() =>
  lineOffsetsOf(
    journeyFrames().narrow,
    listPlacedPins().map(({ coordinates }) => coordinates),
  ),
);
