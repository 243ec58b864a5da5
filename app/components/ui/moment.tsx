import { type DayShown, formatZonedTime } from "~/utils/words/zoned-time";
import { useDeviceClock } from "./use-device-clock";

type Props = { at: Date | string; day?: DayShown };

/** Every hour of the admin area: by this device's clock; without scripts by the site's, with its zone. */
export function Moment({ at, day }: Props) {
  const date = new Date(at);
  const device = useDeviceClock(date);
  return <time dateTime={date.toISOString()}>{formatZonedTime(date, { day, device })}</time>;
}
