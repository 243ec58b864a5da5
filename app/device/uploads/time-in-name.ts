import { parseInstant } from "~/utils/words/dates";

/** A day, and behind it mostly the time of day, as phones and messengers put them into names. */
const DATED =
  /(?<!\d)((?:19|20)\d\d)([-_.]?)(\d\d)\2(\d\d)(?:(?:[-_ T]|, | at )([01]\d|2[0-3])([-_.:]?)([0-5]\d)\6([0-5]\d)(?:[-_.]?\d{3})?)?(?!\d)/;
/** Google's camera writes UTC. */
const OF_UTC = /^PXL_/i;
const DAY_MS = 86_400_000;

/**
 * The time in a file's name, such as `IMG_20250805_123456.jpg`, in milliseconds since the epoch: in the site's zone,
 * and noon where the name has a day alone. `null` for a name without one, or with a day that has not come yet.
 */
export function timeInName(fileName: string) {
  const [, year, , month, day, hour, , minute, second] = DATED.exec(fileName) ?? [];
  const time = hour ? `${hour}:${minute}:${second}` : "12:00:00";
  const zone = hour && OF_UTC.test(fileName) ? "Z" : "";
  const guess = parseInstant(`${year}-${month}-${day}T${time}${zone}`)?.getTime() ?? null;
  return guess !== null && guess < Date.now() + DAY_MS ? guess : null;
}
