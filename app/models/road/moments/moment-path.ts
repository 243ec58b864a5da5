import { onDayPath } from "~/utils/on-day-path";
import { siteDay } from "~/utils/words/dates";

/** The path of a moment: the journey's page as it was on its day. */
export function momentPath({ id, happenedAt }: { id: string; happenedAt: Date | string | number }) {
  return `${onDayPath(siteDay(new Date(happenedAt)))}#${momentAnchor(id)}`;
}

export function momentAnchor(id: string) {
  return `moment-${id}`;
}
