import { site } from "~/site";
import { memoizeByName } from "../async/memoize-by-name";

const MINUTE_MS = 60_000;

/** Zones with the same offset since 1945, in minutes: on an old phone, `Intl` takes longer to start than a page. */
const UNCHANGING: Record<string, number> = { UTC: 0, "Asia/Kolkata": 330 };

const clockOf = memoizeByName(
  (timeZone) => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }),
);

/** Whether this is a zone of the IANA database that this machine knows. */
export function isTimeZone(name: string) {
  try {
    clockOf(name);
    return /^(UTC|[A-Za-z]+\/[\w+-]+(\/[\w+-]+)?)$/.test(name);
  } catch {
    return false;
  }
}

/** The offset of a zone at this instant, in minutes east of UTC; by default the site's zone. */
export function minutesEast(date: Date, zone = site().timeZone) {
  const fixed = UNCHANGING[zone];
  if (fixed !== undefined) return fixed;
  if (Number.isNaN(date.getTime())) return 0;
  // Such as '8/1/2025, GMT+05:30'; just 'GMT' for UTC.
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(clockOf(zone).format(date)) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -offset : offset;
}

/**
 * The instant at which a zone's clocks show this time, which is given as if in UTC. When clocks are put back, the first
 * of the two; when they are put forward, the instant at which they would have shown it. By default the site's zone.
 */
export function instantOfClock(shown: Date, zone = site().timeZone) {
  const before = minutesEast(new Date(shown.getTime() - 86_400_000), zone);
  const early = new Date(shown.getTime() - before * MINUTE_MS);
  const offset = minutesEast(early, zone);
  return offset === before ? early : laterOf(shown, zone, before, offset);
}

/** Which of the two offsets the clocks have when they show that time; the former one if they never show it. */
function laterOf(shown: Date, zone: string, before: number, offset: number) {
  const late = new Date(shown.getTime() - offset * MINUTE_MS);
  return minutesEast(late, zone) === offset ? late : new Date(shown.getTime() - before * MINUTE_MS);
}
