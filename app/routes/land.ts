import type { LoaderFunctionArgs } from "@remix-run/node";
import { landFile } from "~/map-drawing/land-drawing.server";
import { landOfName } from "~/map-drawing/land-name";
import { journeyFrames } from "~/models/road/journey-frames.server";
import { nothingHere } from "~/utils/http/shared-answer.server";

/** The land of a map, cut out of the world for it. Its name holds all that it depends on, so it never changes. */
export function loader({ params }: LoaderFunctionArgs) {
  const asked = landOfName(params.file ?? "");
  // A cut from above a pole takes half a second: strangers cannot ask for any where no map is one.
  if (!asked || (asked.frame.polar && !isPolarJourney()))
    return nothingHere("There is no such drawing.");
  return new Response(landFile(asked.frame, asked.part), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, s-maxage=31536000, immutable",
    },
  });
}

function isPolarJourney() {
  return Object.values(journeyFrames()).some((frame) => frame?.polar);
}
