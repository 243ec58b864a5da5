import type { Coordinates } from "~/utils/position/position";
import { parseInstant } from "~/utils/words/dates";
import { instantOfClock, minutesEast } from "~/utils/words/zone";

/** What a photograph says about its time, as its EXIF data or its name has it; empty if it says nothing. */
export type TimeClues = {
  /** Times of the camera's clock, the best first: `2025:08:05 12:35:41`, with an offset such as `+05:30`. */
  dates: { clock: string; offset: string }[];
  /** The GPS time, in UTC: `2025:08:05 11:35:40`. */
  satellites: string;
  position: Coordinates | null;
  fileName: string;
};

/** What a time is based on: a clock with a known offset, a clock read in the site's zone, or a guess from the name. */
export type TimeSource = "clock" | "site" | "name";

type TimeTaken = {
  /** Milliseconds since the epoch. */
  takenAt: number | null;
  /** The camera's offset in minutes east of UTC; `null` if unknown. */
  takenOffset: number | null;
  timeSource: TimeSource | null;
};

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** The most by which a camera's clock and its last GPS signal differ. */
const TOLERANCE_MS = 2 * MINUTE_MS;
const MAX_OFFSET_MINUTES = 14 * 60;

/** The first day of clocks that nobody has set: 1904, 1970, 1980. */
const UNSET_CLOCK = /^(?:1904|1970|1980)-01-01T00:00/;

/**
 * When a photograph was taken. The first valid date counts, with its own offset. Without one, the offset is the
 * difference from the GPS time, else that of the place, else the site's. Without a date it is the GPS time, and at last
 * a guess from the file's name. Server and browser both use this.
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
    return { takenAt: satellites.getTime(), takenOffset: anySaid, timeSource: "clock" };
  }
  const guess = timeInName(clues.fileName);
  return { takenAt: guess, takenOffset: null, timeSource: guess === null ? null : "name" };
}

function withOffset(clock: Date, takenOffset: number | null): TimeTaken {
  const takenAt =
    takenOffset === null
      ? instantOfClock(clock).getTime()
      : clock.getTime() - takenOffset * MINUTE_MS;
  return { takenAt, takenOffset, timeSource: takenOffset === null ? "site" : "clock" };
}

/** The time that a clock shows, as if in UTC; `null` for blanks, zeros and an unset clock. */
function shownBy(text = "") {
  const [, day = "", time] = /^(\d{4}[:-]\d\d[:-]\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(text) ?? [];
  const shown = `${day.replaceAll(":", "-")}T${time}`;
  return UNSET_CLOCK.test(shown) ? null : parseInstant(`${shown}Z`);
}

/** `+05:30` as minutes east of UTC; `null` beyond 14 hours. */
function minutesOf(offset: string) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):([0-5]\d)/.exec(offset) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  if (!hours || all > MAX_OFFSET_MINUTES) return null;
  return sign === "-" ? -all : all;
}

/**
 * The camera's offset by the GPS time. All zones are whole quarters of an hour from UTC: any other difference means a
 * wrong clock or an old signal.
 */
function offsetBetween(clock: Date, satellites: Date | null) {
  if (!satellites) return null;
  const apart = clock.getTime() - satellites.getTime();
  const quarters = Math.round(apart / QUARTER_MS);
  const isWhole = Math.abs(apart - quarters * QUARTER_MS) <= TOLERANCE_MS;
  return isWhole && Math.abs(quarters * 15) <= MAX_OFFSET_MINUTES ? quarters * 15 : null;
}

/** The offset at the place of a photograph; `null` if this machine does not know the zone, or cannot load the table. */
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

/** A date, mostly followed by a time, as phones and messengers write them into names. */
const DATED =
  /(?<!\d)((?:19|20)\d\d)([-_.]?)(\d\d)\2(\d\d)(?:(?:[-_ T]|, | at )([01]\d|2[0-3])([-_.:]?)([0-5]\d)\6([0-5]\d)(?:[-_.]?\d{3})?)?(?!\d)/;
/** Google's camera writes UTC. */
const OF_UTC = /^PXL_/i;
const DAY_MS = 86_400_000;

/**
 * The time in a file's name, such as `IMG_20250805_123456.jpg`, in milliseconds since the epoch: in the site's zone,
 * and noon if the name has only a date. `null` without a date, or for one in the future.
 */
export function timeInName(fileName: string) {
  const [, year, , month, day, hour, , minute, second] = DATED.exec(fileName) ?? [];
  const time = hour ? `${hour}:${minute}:${second}` : "12:00:00";
  const zone = hour && OF_UTC.test(fileName) ? "Z" : "";
  const guess = parseInstant(`${year}-${month}-${day}T${time}${zone}`)?.getTime() ?? null;
  return guess !== null && guess < Date.now() + DAY_MS ? guess : null;
}
