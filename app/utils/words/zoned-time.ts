import { site } from "~/site";
import { dayAt, formatDay, formatShortDay, siteDay, toLocalInput } from "./dates";
import { inDigits } from "./notation";
import { minutesEast } from "./zone";

/** Times as the owner reads them: by her device's clock; where that is not known, by the site's, of a zone with a name. */

/** When the day stands before the time of day: `unless-today` for what happened a moment ago, as a rule. */
export type DayShown = "always" | "unless-today" | "never";

type Options = {
  day?: DayShown;
  /** The device's clock at this instant, in minutes east of UTC; `null` where it is not known. */
  device?: number | null;
  now?: Date;
};

/** An instant in words: 'Jan 5, 2024, 09:31' by the device's clock, else 'Jan 5, 2024, 15:01 Asia/Kolkata'. */
export function formatZonedTime(date: Date, options: Options = {}) {
  const { device = null } = options;
  const time = clockTime(date, device ?? minutesEast(date), isDayShown(date, options));
  return device === null ? `${time} ${site().timeZone}` : time;
}

/**
 * An instant by the clock that the owner enters times by, in few words: '1 Dec, 09:00', with the site's zone for a device
 * by whose clock it is another time.
 */
export function formatSiteTime(date: Date, { device = null, now }: Omit<Options, "day"> = {}) {
  const east = minutesEast(date);
  const time = `${formatShortDay(siteDay(date), now)}, ${clockTime(date, east, false)}`;
  return device === east ? time : `${time} ${site().timeZone}`;
}

/** Today is the device's: the server does not know which day it is where the page is read. */
function isDayShown(date: Date, { day = "always", device = null, now = new Date() }: Options) {
  if (day !== "unless-today" || device === null) return day !== "never";
  return dayAt(date, device) !== dayAt(now, device);
}

function clockTime(date: Date, east: number, hasDay: boolean) {
  const time = inDigits(toLocalInput(date, east).slice(11));
  return hasDay ? `${formatDay(dayAt(date, east))}, ${time}` : time;
}
