import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { formatMoment } from "~/utils/words/dates";

const two = (figure: number) => String(figure).padStart(2, "0");

/** A time as the clock of this device says it, with its day when that is not today. */
export function deviceMoment(date: Date, now = new Date()) {
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  if (date.toDateString() === now.toDateString()) return time;
  return `${time} on ${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When something was kept: the owner compares it with the clock before her, wherever she is. */
export function Moment({ at }: { at: Date | string }) {
  const isHydrated = useIsHydrated();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()}>
      {isHydrated ? deviceMoment(date) : formatMoment(date)}
    </time>
  );
}
