import type { Coordinates } from "~/utils/position/position";
import { parseInstant } from "~/utils/words/dates";
import { instantOfClock, minutesEast } from "~/utils/words/zone";

/** What a photograph says of its time, each as its EXIF or its name has it, and empty where it says nothing. */
export type TimeClues = {
  /** By the camera's clock, the best first: `2025:08:05 12:35:41`, with an offset such as `+05:30`. */
  dates: { clock: string; offset: string }[];
  /** By satellites, in UTC: `2025:08:05 11:35:40`. */
  satellites: string;
  position: Coordinates | null;
  fileName: string;
};

/** By what a time was read: a clock whose offset is known, one that was read in the site's zone, or a guess by the name. */
export type ToldBy = "clock" | "site" | "name";

type TimeTaken = {
  /** Milliseconds since the epoch. */
  takenAt: number | null;
  /** The camera's clock, minutes east of UTC; `null` where nothing says it. */
  takenOffset: number | null;
  toldBy: ToldBy | null;
};

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** A camera's clock and the last signal of a satellite are this far apart at most. */
const TOLERANCE_MS = 2 * MINUTE_MS;
const MAX_OFFSET_MINUTES = 14 * 60;

/** Where clocks begin to count that nobody has set: 1904, 1970, 1980. */
const UNSET_CLOCK = /^(?:1904|1970|1980)-01-01T00:00/;

/**
 * When a photograph was taken: by the first of its dates that is one, with the offset that it says; else the offset by
 * which its clock differs from the satellites', else the one of the place where it was taken, else the site's. Without
 * any date it is what satellites say, and at last a guess by the file's name. Server and browser both ask here.
 */
export async function timeTaken(clues: TimeClues): Promise<TimeTaken> {
  const { dates, position } = clues;
  const satellites = shownBy(clues.satellites);
  const said = dates.map(({ offset }) => minutesOf(offset));
  const anySaid = said.find((offset) => offset !== null) ?? null;
  const at = dates.findIndex(({ clock }) => shownBy(clock));
  const clock = shownBy(dates[at]?.clock);
  if (clock) {
    const offset = said[at] ?? anySaid ?? offsetBetween(clock, satellites);
    return withOffset(clock, offset ?? (await offsetAt(position, clock)));
  }
  if (satellites) {
    return { takenAt: satellites.getTime(), takenOffset: anySaid, toldBy: "clock" };
  }
  const guess = timeInName(clues.fileName);
  return { takenAt: guess, takenOffset: null, toldBy: guess === null ? null : "name" };
}

function withOffset(clock: Date, takenOffset: number | null): TimeTaken {
  const takenAt =
    takenOffset === null
      ? instantOfClock(clock).getTime()
      : clock.getTime() - takenOffset * MINUTE_MS;
  return { takenAt, takenOffset, toldBy: takenOffset === null ? "site" : "clock" };
}

/** What a clock shows, written as if it were a time of UTC; `null` for blanks, zeros and a clock's beginning. */
function shownBy(text = "") {
  const [, day = "", time] = /^(\d{4}[:-]\d\d[:-]\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? [];
  const shown = `${day.replaceAll(":", "-")}T${time}`;
  return UNSET_CLOCK.test(shown) ? null : parseInstant(`${shown}Z`);
}

/** `+05:30` as minutes east of UTC; no zone is farther away than 14 hours. */
function minutesOf(offset: string) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):([0-5]\d)/.exec(offset) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  if (!hours || all > MAX_OFFSET_MINUTES) return null;
  return sign === "-" ? -all : all;
}

/** All zones are whole quarters of an hour from UTC: any other difference is a clock that is wrong, or an old signal. */
function offsetBetween(clock: Date, satellites: Date | null) {
  if (!satellites) return null;
  const apart = clock.getTime() - satellites.getTime();
  const quarters = Math.round(apart / QUARTER_MS);
  const isWhole = Math.abs(apart - quarters * QUARTER_MS) <= TOLERANCE_MS;
  return isWhole && Math.abs(quarters * 15) <= MAX_OFFSET_MINUTES ? quarters * 15 : null;
}

/** The offset where the photograph was taken; `null` where this machine does not know the zone, or cannot load the table. */
async function offsetAt(position: Coordinates | null, clock: Date) {
  if (!position) return null;
  try {
    const { default: zoneAt } = await import("@photostructure/tz-lookup");
    const zone = zoneAt(position.lat, position.lng);
    return minutesEast(instantOfClock(clock, zone), zone);
  } catch {
    return null;
  }
}

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
