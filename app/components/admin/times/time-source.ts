import type { ToldBy } from "~/device/photographs/time-taken";
import { site } from "~/site";

/** How a photograph's time was found, if it is uncertain. */
export function timeSourceInWords(toldBy: ToldBy | null | undefined) {
  if (toldBy === "name") return "The date is a guess, from the file’s name.";
  if (toldBy === "site")
    return `The camera does not say its zone: its clock was read in ${site().timeZone}.`;
  return undefined;
}
