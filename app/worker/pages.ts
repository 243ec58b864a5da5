import { BaseStrategy } from "@remix-pwa/sw/cache";
import { dropOldPages } from "./bounded-pages";
import { isQuotaExceeded } from "./bounded-store";
import { cacheIfThere, KEPT, PAGES, stamped, storedAt } from "./cache-names";
import { ASK } from "./freshness";
import { isKeepable, isWorthKeeping, pageAddress } from "./keepable";
import { keepLandOf } from "./land";
import { type Background, pictureStore } from "./pictures";
import { updateSearchTexts } from "./search-texts";

const NETWORK_LIMIT_MS = 3000;
/** After one page was too slow, the next ones get less time. */
const SLOW_LIMIT_MS = 200;
const SLOW_FOR_MS = 10_000;
const MAX_PAGES = 80;

const NO_NETWORK = [502, 503, 504];
const GONE = [404, 410];

let slowUntil = 0;

function usualLimit() {
  return Date.now() < slowUntil ? SLOW_LIMIT_MS : NETWORK_LIMIT_MS;
}

function afterLimit(limit: number) {
  return new Promise<null>((resolve) => setTimeout(resolve, limit, null));
}

/** The network's answer if it comes in time and from the site itself, else `null`. */
export async function inTime(network: Promise<Response>, limit = usualLimit()) {
  let isLate = false;
  const response = await Promise.race([
    network.catch(() => null),
    afterLimit(limit).then((none) => {
      isLate = true;
      return none;
    }),
  ]);
  if (isLate) slowUntil = Date.now() + SLOW_FOR_MS;
  return response && !NO_NETWORK.includes(response.status) ? response : null;
}

/** The newest copy of a page, saved by the reader or stored at a visit. */
export async function findPage(address: string) {
  const copies = [PAGES, KEPT].map(async (name) => {
    const cache = await cacheIfThere(name);
    return cache?.match(address, { ignoreVary: true });
  });
  const found = (await Promise.all(copies)).filter((copy) => copy !== undefined);
  return found.sort((one, other) => (storedAt(other) ?? 0) - (storedAt(one) ?? 0))[0];
}

/** Removes a page that the site no longer has. */
async function dropPage(address: string) {
  const seen = await cacheIfThere(PAGES);
  await seen?.delete(address, { ignoreVary: true });
}

async function storePage(name: string, address: string, response: Response) {
  const cache = await caches.open(name);
  const spare = response.clone();
  try {
    await cache.put(address, response);
  } catch (error) {
    // A page is worth more than old pictures.
    if (!isQuotaExceeded(error) || !(await pictureStore.makeRoom())) return;
    await cache.put(address, spare).catch(() => {});
  }
  if (name === PAGES) await dropOldPages(cache, MAX_PAGES);
}

/** Stores a page that was just sent, in place of older copies. */
async function cachePage(address: string, response: Response) {
  if (!isWorthKeeping(new URL(address).pathname)) return;
  const page = stamped(response);
  const keptByHand = await cacheIfThere(KEPT);
  if (await keptByHand?.match(address, { ignoreVary: true })) {
    await storePage(KEPT, address, page.clone());
  }
  const shown = page.clone();
  await storePage(PAGES, address, page);
  await keepLandOf(shown);
  await updateSearchTexts();
}

/** Requests a page without credentials, so that nothing personal is in it, and stores it. */
export async function fetchAndKeepPage(address: string) {
  const response = await fetch(address, { ...ASK, credentials: "omit" });
  if (isKeepable(response)) await cachePage(address, response);
}

/** Pages: from the network for up to three seconds, then the stored copy. */
export class Pages extends BaseStrategy {
  constructor() {
    super(PAGES);
  }

  private async fetchAndKeep(request: Request, background: Background) {
    const response = await fetch(request, ASK);
    const url = new URL(request.url);
    if (isKeepable(response)) {
      background(cachePage(pageAddress(url), response.clone()));
    } else if (GONE.includes(response.status)) {
      background(dropPage(pageAddress(url)));
    }
    return response;
  }

  override async handleRequest(info: RequestInfo | URL, background: Background = () => {}) {
    const request = this.ensureRequest(info);
    const network = this.fetchAndKeep(request, background);
    const answer = await inTime(network);
    if (answer) return answer;
    const kept = await findPage(pageAddress(new URL(request.url)));
    if (!kept) return network;
    background(network.catch(() => {}));
    return kept;
  }
}
