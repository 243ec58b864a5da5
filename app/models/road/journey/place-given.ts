import { trimmed } from "../../../utils/words/trimmed";

/** The message for a place that is neither chosen nor named; `null` for one that is given. */
export function wrongPlace(place: unknown, name: unknown) {
  const isGiven = [place, name].some((said) => typeof said === "string" && trimmed(said) !== "");
  return isGiven ? null : "Choose a place, or name a new one.";
}
