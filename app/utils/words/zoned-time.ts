import { site } from "~/site";
import { dayAt, formatDay, formatShortDay, siteDay, toLocalInput } from "./dates";
import { inDigits } from "./notation";
import { minutesEast } from "./zone";

/** Times for the owner: in her device's zone, or if that is unknown in the site's, which is then named. */

/** When to show the date before the time; `unless-today` is for recent events. */
export type DayShown = "always" | "unless-today" | "never";

type Options = {
  day?: DayShown;
  /** The device's offset at this instant, in minutes east of UTC; `null` if unknown. */
  device?: number | null;
  now?: Date;
};

/** An instant in words: 'Jan 5, 2024, 09:31' in the device's zone, else 'Jan 5, 2024, 15:01 Asia/Kolkata'. */
export function formatZonedTime(date: Date, options: Options = {}) {
  const { device = null } = options;
  const time = clockTime(date, device ?? minutesEast(date), isDayShown(date, options));
  return device === null ? `${time} ${site().timeZone}` : time;
}

/**
 * A short instant in the zone in which the owner enters times: '1 Dec, 09:00', with the zone's name if the device has
 * another offset.
 */
export function formatSiteTime(date: Date, { device = null, now }: Omit<Options, "day"> = {}) {
  const east = minutesEast(date);
  const time = `${formatShortDay(siteDay(date), now)}, ${clockTime(date, east, false)}`;
  return device === east ? time : `${time} ${site().timeZone}`;
}

/** Today is the device's: the server does not know which day it is there. */
function isDayShown(date: Date, { day = "always", device = null, now = new Date() }: Options) {
  if (day !== "unless-today" || device === null) return day !== "never";
  return dayAt(date, device) !== dayAt(now, device);
}

function clockTime(date: Date, east: number, hasDay: boolean) {
  const time = inDigits(toLocalInput(date, east).slice(11));
  return hasDay ? `${formatDay(dayAt(date, east))}, ${time}` : time;
}
