import { framesOfJourney } from "~/map-drawing/journey-frames";
import { getHere } from "~/models/journey/journey.server";
import { listPlacedPins } from "~/models/pins/pin-lists.server";
import { memoPerContent } from "~db/client.server";

/** What the journey's maps show: the pins that the public may see, and where the traveller is if none of them says so. */
export const journeyFrames = memoPerContent(() => {
  const pins = listPlacedPins();
  const here = pins.some(({ pinType }) => pinType === "current") ? null : getHere();
  return framesOfJourney([...pins, ...(here ? [here] : [])].map(({ coordinates }) => coordinates));
});
