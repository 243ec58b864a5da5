import { BaseStrategy } from "@remix-pwa/sw/cache";
import { BoundedStore } from "./bounded-store";
import { stamped, storedAt, TILES } from "./cache-names";
import { freshSeconds, mayBeStale } from "./freshness";

const MAX_BYTES = 20 * 1024 * 1024;
const TILE = /\/\d{1,2}\/\d+\/\d+(@[\d.]+x)?(\.\w+)?$/;

const tileStore = new BoundedStore(TILES, MAX_BYTES);

/** Providers whose headers cannot be read; their tiles are left to the browser's own cache. */
const unreadable = new Set<string>();

/** Whether the address of an external picture looks like a map tile: zoom, column, row. */
export function isTile(url: URL) {
  return TILE.test(url.pathname);
}

function isFresh(response: Response) {
  const ageSeconds = (Date.now() - (storedAt(response) ?? 0)) / 1000;
  return ageSeconds < freshSeconds(response.headers);
}

/** Map tiles that a visitor has seen, stored as long as their headers allow; none is loaded in advance. */
export class Tiles extends BaseStrategy {
  constructor() {
    super(TILES);
  }

  private async fetchAndKeep(request: Request) {
    const { origin } = new URL(request.url);
    if (unreadable.has(origin)) return fetch(request);
    const readable = new Request(request.url, { mode: "cors", credentials: "omit" });
    const response = await fetch(readable).catch(() => null);
    if (!response) {
      const opaque = await fetch(request);
      unreadable.add(origin);
      return opaque;
    }
    if (response.ok && freshSeconds(response.headers) > 0) {
      await tileStore.put(request.url, stamped(response.clone()));
    }
    return response;
  }

  /** Without a network or a copy, the map handles the missing tile, so it is not an error of the page. */
  override async handleRequest(info: RequestInfo | URL) {
    const request = this.ensureRequest(info);
    const kept = await tileStore.find(request.url);
    if (kept && isFresh(kept)) return kept;
    try {
      return await this.fetchAndKeep(request);
    } catch {
      return kept && mayBeStale(kept.headers) ? kept : new Response(null, { status: 204 });
    }
  }
}
