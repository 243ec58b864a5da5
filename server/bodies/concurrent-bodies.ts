/** A stranger's request body that is being received; `evict` ends it, or moves it to the owner's account. */
export type HeldBody = { network: string; evict: () => void };

/**
 * Limits how many request bodies of strangers are received at once, in all and for each network. A new body always gets
 * in: when its network is at its limit, that network's oldest body is evicted; when all together are, the oldest body
 * of the network with the most. So an attacker who holds bodies open loses them, not honest visitors.
 */
export function createConcurrencyLimit({
  total,
  perNetwork,
}: {
  total: number;
  perNetwork: number;
}) {
  // In order of arrival.
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
