/** What the book's order needs of a stop; `arrivedOn` is a calendar day, `YYYY-MM-DD`. */
type OrderedStop = { arrivedOn: string; region: string; state: string };

export type JourneyPart<Stop, Item> = {
  name: string;
  /** Its stops, in order of arrival. */
  stops: Stop[];
  /** What was written there, oldest first. */
  items: Item[];
  /** Whether it is the continuation of a part of the volume before. */
  isContinued: boolean;
};

/** The stops in runs of one region, in order of travel; a region that the road returns to has several runs. */
function runsOf<Stop extends OrderedStop>(stops: Stop[]) {
  const hasRegions = stops.some(({ region }) => region !== "");
  const runs: { name: string; from: number; stops: Stop[] }[] = [];
  for (const [index, stop] of stops.entries()) {
    const name = hasRegions ? stop.region : stop.state;
    const last = runs.at(-1);
    if (last && (last.name === name || name === "")) last.stops.push(stop);
    else runs.push({ name, from: index, stops: [stop] });
  }
  return runs;
}

/** The days of a volume: from its first day on, until before the first day of the next. */
export type VolumeDays = { from: string; before: string };

/**
 * The parts of a volume in order of travel: each region of the road with its stops of these days and with what was
 * written there. `stopOf` returns the index in `stops` of an item's stop. Items from before the road belong to its
 * first part. Items keep their order; without a road there is one part without a name.
 */
export function partsOf<Stop extends OrderedStop, Item>(
  stops: Stop[],
  items: Item[],
  stopOf: (item: Item) => number,
  { from, before }: VolumeDays,
): JourneyPart<Stop, Item>[] {
  const runs = runsOf(stops);
  if (runs.length === 0) {
    const only = { name: "", stops: [], items, isContinued: false };
    return items.length > 0 ? [only] : [];
  }
  const runOf = (item: Item) => {
    const index = stopOf(item);
    return Math.max(
      0,
      runs.findLastIndex((run) => run.from <= index),
    );
  };
  const byRun = items.map((item) => ({ item, run: runOf(item) }));
  return runs
    .map(({ name, stops: own }, run) => ({
      name,
      stops: own.filter(({ arrivedOn }) => arrivedOn >= from && arrivedOn < before),
      items: byRun.filter((one) => one.run === run).map(({ item }) => item),
      isContinued: (own[0]?.arrivedOn ?? from) < from,
    }))
    .filter((part) => part.stops.length > 0 || part.items.length > 0);
}
