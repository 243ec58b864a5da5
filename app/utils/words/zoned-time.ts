import { site } from "~/site";
import { dayAt, formatDay, formatShortDay, siteDay, toLocalInput } from "./dates";
import { inDigits } from "./notation";
import { minutesEast } from "./zone";

/** Times as the owner reads them: by the site's clocks, of a zone with a name, and by her device's where those differ. */

/** When the day stands before the time of day: `unless-today` for what happened a moment ago, as a rule. */
export type DayShown = "always" | "unless-today" | "never";

type Options = {
  day?: DayShown;
  /** The device's clock at this instant, in minutes east of UTC; `null` where it is not known. */
  device?: number | null;
  now?: Date;
};

/**
 * An instant in words: 'Jan 5, 2024, 15:01 Asia/Kolkata', or 'Jan 5, 2024, 09:31 here, 15:01 on the site' for a device
 * by whose clock it is another time.
 */
export function formatZonedTime(date: Date, options: Options = {}) {
  const { device = null } = options;
  const east = minutesEast(date);
  const hasDay = isDayShown(date, options);
  if (device === null || device === east) {
    return `${clockTime(date, east, hasDay)} ${site().timeZone}`;
  }
  const isOtherDay = dayAt(date, device) !== dayAt(date, east);
  const onSite = clockTime(date, east, hasDay && isOtherDay);
  return `${clockTime(date, device, hasDay)} here, ${onSite} on the site`;
}

/**
 * An instant by the site's clocks alone, in few words: '1 Dec, 09:00 Asia/Kolkata', or '1 Dec, 09:00 on the site' for a
 * device by whose clock it is another time.
 */
export function formatSiteTime(date: Date, { device = null, now }: Omit<Options, "day"> = {}) {
  const east = minutesEast(date);
  const time = clockTime(date, east, false);
  const clock = device === null || device === east ? site().timeZone : "on the site";
  return `${formatShortDay(siteDay(date), now)}, ${time} ${clock}`;
}

/** Today is the device's: the server does not know which day it is where the page is read. */
function isDayShown(date: Date, { day = "always", device = null, now = new Date() }: Options) {
  if (day !== "unless-today" || device === null) return day !== "never";
  return dayAt(date, device) !== dayAt(now, device);
}

/**
 * What a device's clock shows at an instant that is entered by another clock, both in minutes east of UTC: such as
 * '09:31', with its day where that is another; `null` where the two clocks agree.
 */
export function formatDeviceTime(date: Date, device: number, entered: number) {
  if (device === entered) return null;
  return clockTime(date, device, dayAt(date, device) !== dayAt(date, entered));
}

function clockTime(date: Date, east: number, hasDay: boolean) {
  const time = inDigits(toLocalInput(date, east).slice(11));
  return hasDay ? `${formatDay(dayAt(date, east))}, ${time}` : time;
}
