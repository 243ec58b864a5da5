import { BaseStrategy } from "@remix-pwa/sw/cache";
import { parseVariantName } from "../models/pictures/picture-name";
import { BoundedStore } from "./bounded-store";
import { cacheIfThere, KEPT, PICTURES, stamped, storedAt } from "./cache-names";
import { isKeepable } from "./keepable";

const MAX_BYTES = 60 * 1024 * 1024;
const MEDIA = "/media/";
/** Files without a hash in their name may change; an older copy than this is revalidated. */
const RECHECK_MS = 10 * 60 * 1000;

export const pictureStore = new BoundedStore(PICTURES, MAX_BYTES);

export type Background = (work: Promise<unknown>) => void;

function variantOf(url: string) {
  const { pathname } = new URL(url);
  return pathname.startsWith(MEDIA) ? parseVariantName(pathname.slice(MEDIA.length)) : null;
}

/** The address of the same picture with the nearest width. */
export function nearestVariant(wanted: string, addresses: string[]) {
  const picture = variantOf(wanted);
  if (!picture) return null;
  const others = addresses.flatMap((url) => {
    const variant = variantOf(url);
    return variant?.id === picture.id
      ? [{ url, off: Math.abs(variant.width - picture.width) }]
      : [];
  });
  return others.sort((one, other) => one.off - other.off)[0]?.url ?? null;
}

async function findOtherVariant(url: string) {
  for (const name of [KEPT, PICTURES]) {
    const cache = await caches.open(name);
    const addresses = (await cache.keys()).map((request) => request.url);
    const nearest = nearestVariant(url, addresses);
    if (nearest) return cache.match(nearest, { ignoreVary: true });
  }
}

/** Pictures: the stored copy, else the network, else the same picture in another width. */
export class Pictures extends BaseStrategy {
  constructor() {
    super(PICTURES);
  }

  private async fetchAndKeep(request: Request) {
    const response = await fetch(request);
    if (isKeepable(response)) await pictureStore.put(request.url, stamped(response.clone()));
    return response;
  }

  override async handleRequest(info: RequestInfo | URL, background: Background = () => {}) {
    const request = this.ensureRequest(info);
    const keptByHand = await cacheIfThere(KEPT);
    const kept =
      (await keptByHand?.match(request.url, { ignoreVary: true })) ??
      (await pictureStore.find(request.url));
    if (kept) {
      const isOld = Date.now() - (storedAt(kept) ?? 0) > RECHECK_MS;
      if (isOld && !variantOf(request.url))
        background(this.fetchAndKeep(request).catch(() => null));
      return kept;
    }
    try {
      return await this.fetchAndKeep(request);
    } catch (error) {
      const other = await findOtherVariant(request.url);
      if (other) return other;
      throw error;
    }
  }
}
