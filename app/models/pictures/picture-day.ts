import type { ToldBy } from "~/device/photographs/time-taken";
import { dayAt } from "~/utils/words/dates";
import { minutesEast } from "~/utils/words/zone";

/** When a picture was taken, and by which clock: minutes east of UTC, `null` where the camera did not say. */
export type Taken = { takenAt: Date | string | null; takenOffset: number | null };

/** The calendar day on which a picture was taken, by the clocks where it was taken; `null` where it is not known. */
export function dayTaken(picture: Taken) {
  return picture.takenAt && dayAt(new Date(picture.takenAt), offsetOf(picture));
}

/** The clock by which a picture was taken; the site's where none is known. */
export function offsetOf({ takenOffset, takenAt }: Taken) {
  return takenOffset ?? minutesEast(new Date(takenAt ?? Date.now()));
}

type Guessed = Taken & { takenGuess: Date | string | null };

/** By what its time was read; one that was guessed is no guess any more once another was entered. */
export function toldByOf({ takenAt, takenOffset, takenGuess }: Guessed): ToldBy | null {
  if (!takenAt) return null;
  if (takenOffset !== null) return "clock";
  const isGuess = takenGuess !== null && Number(new Date(takenGuess)) === Number(new Date(takenAt));
  return isGuess ? "name" : "site";
}

/** `UTC+05:30` for such a clock. */
export function offsetInWords(minutes: number) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return `UTC${minutes < 0 ? "−" : "+"}${two(hours)}:${two(rest)}`;
}
