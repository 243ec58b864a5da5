import { site } from "~/site";
import { memoizeByName } from "../async/memoize-by-name";

const MINUTE_MS = 60_000;

/** Zones that have had one offset since 1945, in minutes: an old phone's `Intl` takes longer to start than a page. */
const UNCHANGING: Record<string, number> = { UTC: 0, "Asia/Kolkata": 330 };

const clockOf = memoizeByName(
  (timeZone) => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }),
);

/** Whether this names a zone of the IANA database that this machine knows. */
export function isTimeZone(name: string) {
  try {
    clockOf(name);
    return /^(UTC|[A-Za-z]+\/[\w+-]+(\/[\w+-]+)?)$/.test(name);
  } catch {
    return false;
  }
}

/** How many minutes east of UTC the clocks of a zone are at this instant; without a name the site's zone. */
export function minutesEast(date: Date, zone = site().timeZone) {
  const fixed = UNCHANGING[zone];
  if (fixed !== undefined) return fixed;
  if (Number.isNaN(date.getTime())) return 0;
  // Such as '8/1/2025, GMT+05:30', and 'GMT' alone for none.
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(clockOf(zone).format(date)) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -offset : offset;
}

/**
 * The instant at which a zone's clocks show this time, which is written as if it were one of UTC: the first of two
 * where they are put back, and what they would have shown where they are put forward. Without a name the site's zone.
 */
export function instantOfClock(shown: Date, zone = site().timeZone) {
  const before = minutesEast(new Date(shown.getTime() - 86_400_000), zone);
  const early = new Date(shown.getTime() - before * MINUTE_MS);
  const offset = minutesEast(early, zone);
  return offset === before ? early : laterOf(shown, zone, before, offset);
}

/** Between two offsets: the one by which the clocks show that time, or the former where none does. */
function laterOf(shown: Date, zone: string, before: number, offset: number) {
  const late = new Date(shown.getTime() - offset * MINUTE_MS);
  return minutesEast(late, zone) === offset ? late : new Date(shown.getTime() - before * MINUTE_MS);
}
