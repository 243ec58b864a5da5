/** A stranger's body on its way in; `evict` ends it, or moves it to the owner's account. */
export type HeldBody = { network: string; evict: () => void };

/**
 * The concurrency limit of request bodies from strangers, in all and per network. A newcomer always gets
 * in: where its network, or all of them, hold as much as they may, the oldest body gives way, in the
 * network that holds most. So whoever holds bodies open loses them to those who only pass through.
 */
export function createConcurrencyLimit({
  total,
  perNetwork,
}: {
  total: number;
  perNetwork: number;
}) {
  // In the order in which they came.
  const bodies = new Set<HeldBody>();
  const counts = new Map<string, number>();

  function leave(body: HeldBody) {
    if (!bodies.delete(body)) return;
    const left = (counts.get(body.network) ?? 0) - 1;
    if (left > 0) counts.set(body.network, left);
    else counts.delete(body.network);
  }

  function oldestOf(isCandidate: (network: string) => boolean) {
    for (const body of bodies) {
      if (isCandidate(body.network)) return body;
    }
    return null;
  }

  function makeRoom(newcomer: string) {
    if ((counts.get(newcomer) ?? 0) >= perNetwork) {
      return oldestOf((network) => network === newcomer);
    }
    if (bodies.size < total) return null;
    const most = Math.max(...counts.values());
    return oldestOf((network) => counts.get(network) === most);
  }

  function enter(body: HeldBody) {
    const victim = makeRoom(body.network);
    if (victim !== null) {
      leave(victim);
      victim.evict();
    }
    bodies.add(body);
    counts.set(body.network, (counts.get(body.network) ?? 0) + 1);
  }

  return { enter, leave };
}
