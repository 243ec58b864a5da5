import { networksOf } from "~/utils/http/ip-address";

/** Libuv accepts one connection in each turn of the event loop: this many can be answered between renderings. */
export const LOOP_TURNS = 64;

/** Who waits for a rendering. */
export type Asker = {
  /** The visitor's address. */
  address: string;
  /** Aborted when the connection is closed. */
  gone: AbortSignal;
};

/** The network that has a turn: IPv4 neighbours are different people, but one IPv6 connection may have a /48. */
function lineOf(address: string) {
  const { narrow, wide } = networksOf(address);
  return wide !== null && narrow.includes(":") ? wide : narrow;
}

export type QueueLimits = {
  /** How many are rendered at once. */
  concurrent: number;
  /** How many wait; past it one is refused. */
  maxWaiting: number;
};

type QueuePlace = { networks: Set<string>; present: number; begin: () => void; refuse: () => void };

/** A rendering that waits for its turn, or is under way. */
export type Turn<Result> = {
  /** Adds another one who waits for it. */
  join: (asker: Asker) => void;
  /** What was rendered; `null` where the queue was full, or all who waited have left. */
  result: Promise<Result | null>;
};

/** An empty turn of the loop takes two millionths of a second. */
function afterTurns(turns: number, then: () => void) {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1, then) : then()));
}

/**
 * Renders in turn: a limited number at once, begun some turns of the event loop apart, so that stored pages are sent in
 * between. The queue is fair (round robin): networks take turns, however much one of them asks for. When it is full,
 * the newest rendering of the network with the most is refused.
 */
export class RenderQueue {
  /** The waiting renderings of each network; networks are in the order of their turns. */
  private readonly lines = new Map<string, Set<QueuePlace>>();
  private readonly waiting = new Set<QueuePlace>();
  private running = 0;
  private isScheduled = false;

  constructor(private readonly limits: QueueLimits) {}

  isBusy() {
    return this.running > 0 || this.waiting.size > 0;
  }

  /** Renders when its turn has come, for one who asks and all who join. */
  enter<Result>(asker: Asker, render: () => Promise<Result>): Turn<Result> {
    const place: QueuePlace = {
      networks: new Set(),
      present: 0,
      begin: () => {},
      refuse: () => {},
    };
    const result = new Promise<Result | null>((resolve, reject) => {
      place.begin = () =>
        render()
          .then(resolve, reject)
          .finally(() => this.end());
      place.refuse = () => resolve(null);
    });
    this.waiting.add(place);
    this.join(place, asker);
    this.makeRoom(place);
    this.schedule();
    return { join: (another) => this.join(place, another), result };
  }

  private join(place: QueuePlace, { address, gone }: Asker) {
    place.present += 1;
    gone.addEventListener("abort", () => {
      place.present -= 1;
      if (place.present > 0 || !this.waiting.has(place)) return;
      this.leave(place);
      place.refuse();
    });
    if (!this.waiting.has(place)) return;
    const network = lineOf(address);
    place.networks.add(network);
    this.lines.set(network, (this.lines.get(network) ?? new Set()).add(place));
  }

  private leave(place: QueuePlace) {
    this.waiting.delete(place);
    for (const network of place.networks) {
      const line = this.lines.get(network);
      line?.delete(place);
      if (line?.size === 0) this.lines.delete(network);
    }
  }

  /** Refuses a rendering if too many wait; one that several networks wait for only if there is no other. */
  private makeRoom(newcomer: QueuePlace) {
    if (this.waiting.size <= this.limits.maxWaiting) return;
    const [own = ""] = newcomer.networks;
    let longest = this.lines.get(own) ?? new Set<QueuePlace>();
    for (const line of this.lines.values()) {
      if (line.size > longest.size) longest = line;
    }
    const places = [...longest];
    const refused = places.findLast(({ networks }) => networks.size === 1) ?? newcomer;
    this.leave(refused);
    refused.refuse();
  }

  private schedule() {
    const isFull = this.running >= this.limits.concurrent;
    if (this.isScheduled || this.waiting.size === 0 || isFull) return;
    this.isScheduled = true;
    afterTurns(LOOP_TURNS, () => this.beginNext());
  }

  private beginNext() {
    this.isScheduled = false;
    const [next] = this.lines;
    if (next === undefined) return;
    const [network, line] = next;
    const [place] = line;
    if (place === undefined) return;
    this.leave(place);
    if (this.lines.delete(network)) this.lines.set(network, line);
    this.running += 1;
    place.begin();
    this.schedule();
  }

  private end() {
    this.running -= 1;
    this.schedule();
  }
}
