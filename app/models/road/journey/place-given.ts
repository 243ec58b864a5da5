import { trimmed } from "../../../utils/words/trimmed";

/** What is wrong with a place that nobody has chosen or named; `null` for one that is given. */
export function wrongPlace(place: unknown, name: unknown) {
  const isGiven = [place, name].some((said) => typeof said === "string" && trimmed(said) !== "");
  return isGiven ? null : "Choose a place, or name a new one.";
}
