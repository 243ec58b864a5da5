import type { Entry } from "./entries.server";
import type { Told } from "./fold-days";
import type { StateColour } from "./state-colours";

type Where = { state: string; region: string; from: string; towards: string };

export type Section = Where & { colour: StateColour | null; days: Told<Entry>[] };

/** The days in runs of one state, from where the road was before them; what is between belongs to where it came from. */
export function byState(
  told: Told<Entry>[],
  before: Where | null,
  colours: Map<string, StateColour>,
): Section[] {
  const sections: Section[] = [];
  let where = before ?? { state: "", region: "", from: "", towards: "" };
  for (const days of told) {
    const stop = "day" in days ? days.items.findLast((item) => item.kind === "stop") : undefined;
    if (stop?.kind === "stop") where = stop;
    const { state, region, from, towards } = where;
    const section = sections.at(-1);
    const isSame = section?.state === state && section.from === from && section.towards === towards;
    if (isSame && section.region === region) {
      section.days.push(days);
    } else {
      sections.push({
        state,
        region,
        from,
        towards,
        colour: colours.get(state) ?? null,
        days: [days],
      });
    }
  }
  return sections;
}
