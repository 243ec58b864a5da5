import { cacheIfThere, storedAt } from "./cache-names";

type Entry = { url: string; bytes: number; at: number };

function sizeOf(response: Response) {
  return Number(response.headers.get("Content-Length")) || 50_000;
}

export function isQuotaExceeded(error: unknown) {
  return error instanceof Error && error.name === "QuotaExceededError";
}

/** A cache with a size limit in bytes; what was stored first is removed first. */
export class BoundedStore {
  private entries: Promise<Map<string, Entry>> | null = null;

  constructor(
    private readonly name: string,
    private readonly maxBytes: number,
  ) {}

  private async readEntries() {
    const cache = await cacheIfThere(this.name);
    const entries = new Map<string, Entry>();
    for (const { url } of (await cache?.keys()) ?? []) {
      const response = await cache?.match(url, { ignoreVary: true });
      if (response) entries.set(url, { url, bytes: sizeOf(response), at: storedAt(response) ?? 0 });
    }
    return entries;
  }

  private async remove(leaving: Entry[]) {
    const cache = await cacheIfThere(this.name);
    const entries = await this.entries;
    for (const { url } of leaving) {
      await cache?.delete(url, { ignoreVary: true });
      entries?.delete(url);
    }
  }

  async find(url: string) {
    const cache = await cacheIfThere(this.name);
    return cache?.match(url, { ignoreVary: true });
  }

  /** Removes half of it; returns whether there was anything to remove. */
  async makeRoom() {
    this.entries ??= this.readEntries();
    const leaving = olderHalf((await this.entries).values());
    await this.remove(leaving);
    return leaving.length > 0;
  }

  /** Stores a stamped response. On a full device older ones are removed; if it still does not fit, it is not stored. */
  async put(url: string, response: Response) {
    this.entries ??= this.readEntries();
    const entries = await this.entries;
    const entry = { url, bytes: sizeOf(response), at: storedAt(response) ?? 0 };
    const cache = await caches.open(this.name);
    const spare = response.clone();
    try {
      await cache.put(url, response);
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error;
      if (!(await this.makeRoom())) return;
      const fits = await cache.put(url, spare).then(
        () => true,
        () => false,
      );
      if (!fits) return;
    }
    entries.set(url, entry);
    await this.remove(tooOldToStay(entries.values(), this.maxBytes));
  }
}

/** The oldest entries, which must be removed so that the others fit. */
export function tooOldToStay(entries: Iterable<Entry>, maxBytes: number) {
  const newestFirst = [...entries].sort((one, other) => other.at - one.at);
  let bytes = 0;
  return newestFirst.filter((entry) => {
    bytes += entry.bytes;
    return bytes > maxBytes;
  });
}

/** The older half of the entries, rounded up, to be removed when the device is full. */
export function olderHalf<Aged extends { at: number }>(entries: Iterable<Aged>) {
  const oldestFirst = [...entries].sort((one, other) => one.at - other.at);
  return oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2));
}
