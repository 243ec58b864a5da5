import { pick } from "~/utils/pick";
import type { EntryOfDay } from "./entries.server";
import type { FoldedDays } from "./fold-days";
import type { StateColour } from "./state-colours";

const WHERE = ["state", "region", "from", "towards"] as const;

type Where = Record<(typeof WHERE)[number], string>;

export type Section = Where & { colour: StateColour | null; days: FoldedDays<EntryOfDay>[] };

/**
 * The days in runs of one state. `before` is the place before the first day; a day without a stop belongs to the last
 * place.
 */
export function byState(
  folded: FoldedDays<EntryOfDay>[],
  before: Where | null,
  colours: Map<string, StateColour>,
): Section[] {
  const sections: Section[] = [];
  let where = before ?? { state: "", region: "", from: "", towards: "" };
  for (const days of folded) {
    const stop = "day" in days ? days.items.findLast((item) => item.kind === "stop") : undefined;
    if (stop?.kind === "stop") where = stop;
    const { state } = where;
    const section = sections.at(-1);
    if (section && WHERE.every((name) => section[name] === where[name])) section.days.push(days);
    else
      sections.push({ ...pick(where, ...WHERE), colour: colours.get(state) ?? null, days: [days] });
  }
  return sections;
}
