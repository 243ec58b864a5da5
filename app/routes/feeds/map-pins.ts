import { liveMapPins } from "~/pages/journey-map.server";
import { sharedAnswer } from "~/utils/http/shared-answer.server";

/** The pins of the live map, which asks for them once it starts. */
export async function loader() {
  return sharedAnswer(JSON.stringify(await liveMapPins()), "application/json");
}
