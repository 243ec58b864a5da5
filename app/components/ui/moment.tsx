import { type DayShown, formatZonedTime } from "~/utils/words/zoned-time";
import { useDeviceClock } from "./use-device-clock";

type Props = { at: Date | string; day?: DayShown };

/**
 * Every hour of the admin area: by the site's clocks, with their zone; and by this device's as well, where they differ,
 * for the owner compares it with the clock before her, wherever she is.
 */
export function Moment({ at, day }: Props) {
  const date = new Date(at);
  const device = useDeviceClock(date);
  return <time dateTime={date.toISOString()}>{formatZonedTime(date, { day, device })}</time>;
}
