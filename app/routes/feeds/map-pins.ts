import { liveMapPins } from "~/pages/journey-map.server";
import { sharedAnswer } from "~/utils/http/shared-answer.server";

/** The pins of the live map, which loads them when it starts. */
export async function loader() {
  return sharedAnswer(JSON.stringify(await liveMapPins()), "application/json");
}
