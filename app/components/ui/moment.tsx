import { type DayShown, formatZonedTime } from "~/utils/words/zoned-time";
import { useDeviceClock } from "./use-device-clock";

type Props = { at: Date | string; day?: DayShown };

/** A time in the admin area: in this device's zone; without scripts in the site's, which it names. */
export function Moment({ at, day }: Props) {
  const date = new Date(at);
  const device = useDeviceClock(date);
  return <time dateTime={date.toISOString()}>{formatZonedTime(date, { day, device })}</time>;
}
