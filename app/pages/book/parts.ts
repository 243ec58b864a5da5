/** What the book's order needs of a stop; `arrivedOn` is a calendar day, `YYYY-MM-DD`. */
type OrderedStop = { arrivedOn: string; region: string; state: string };

export type JourneyPart<Stop, Item> = {
  name: string;
  /** The stops of the road in it, in order of arrival. */
  stops: Stop[];
  /** What was written in it, oldest first. */
  items: Item[];
  /** Whether it began in the volume before. */
  isContinued: boolean;
};

/** The stops in runs of one region, in order of travel: a region to which the road comes back has two. */
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

/** The days of a volume: from its first on, and before the next one's first. */
export type VolumeDays = { from: string; before: string };

/**
 * The parts of a volume in order of travel: each region of the road with the stops that were reached in these days and with
 * what was written there. `stopOf` tells the stop at which an item was written, as an index of `stops`; what is older than
 * the road belongs to its first part. Items keep their order; without a road there is one part without a name.
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
