import type { TimeSource } from "~/device/photographs/time-taken";
import { dayAt } from "~/utils/words/dates";
import { minutesEast } from "~/utils/words/zone";

/** When a picture was taken, and the camera's offset in minutes east of UTC; `null` if the camera did not say. */
export type Taken = { takenAt: Date | string | null; takenOffset: number | null };

/** The calendar day on which a picture was taken, by the local clock there; `null` if unknown. */
export function dayTaken(picture: Taken) {
  return picture.takenAt && dayAt(new Date(picture.takenAt), offsetOf(picture));
}

/** The offset of the clock that took a picture; the site's zone if unknown. */
export function offsetOf({ takenOffset, takenAt }: Taken) {
  return takenOffset ?? minutesEast(new Date(takenAt ?? Date.now()));
}

type Guessed = Taken & { takenGuess: Date | string | null };

/** What the time of a picture was read from; a guess that was replaced by another time is no guess any more. */
export function timeSourceOf({ takenAt, takenOffset, takenGuess }: Guessed): TimeSource | null {
  if (!takenAt) return null;
  if (takenOffset !== null) return "clock";
  const isGuess = takenGuess !== null && Number(new Date(takenGuess)) === Number(new Date(takenAt));
  return isGuess ? "name" : "site";
}

/** Such an offset in words: `UTC+05:30`. */
export function offsetInWords(minutes: number) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return `UTC${minutes < 0 ? "−" : "+"}${two(hours)}:${two(rest)}`;
}
