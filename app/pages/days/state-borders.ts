type Placed = { state: string; region: string };

export type Bordered<Stop> = Stop & {
  /** The states of the road before and after, where that of the stop itself is not known. */
  from: string;
  towards: string;
};

/**
 * Stops of which nobody said the state: between two of one state they lie in it, else on the way from one to the next.
 * A region that is not known is that of what comes next, at the road's end that of what came before.
 */
export function withBorders<Stop extends Placed>(stops: Stop[]): Bordered<Stop>[] {
  const next = { state: "", region: "" };
  const ahead = stops
    .toReversed()
    .map(({ state, region }) => {
      const following = { ...next };
      if (state) next.state = state;
      if (region) next.region = region;
      return following;
    })
    .reverse();
  const last = { state: "", region: "" };
  return stops.map((stop, index) => {
    const following = ahead[index] ?? last;
    const isWithin = last.state !== "" && last.state === following.state;
    const state = stop.state || (isWithin ? last.state : "");
    const from = state ? "" : last.state;
    const region = stop.region || following.region || last.region;
    if (state) last.state = state;
    last.region = region;
    return { ...stop, state, region, from, towards: state ? "" : following.state };
  });
}
