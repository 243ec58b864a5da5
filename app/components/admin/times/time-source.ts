import type { TimeSource } from "~/device/photographs/time-taken";
import { site } from "~/site";

/** How a photograph's time was found, if it is uncertain. */
export function timeSourceInWords(timeSource: TimeSource | null | undefined) {
  if (timeSource === "name") return "The date is a guess, from the file’s name.";
  if (timeSource === "site")
    return `The camera does not say its zone: its clock was read in ${site().timeZone}.`;
  return undefined;
}
