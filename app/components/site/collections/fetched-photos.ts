import { type ListPage, PAGE_ITEMS } from "~/models/base/lists/list-page";
import { photosPath } from "~/photos-path";
import { fetchJson } from "~/utils/http/fetch-json";
import type { LightboxSource, ShownPhoto } from "../lightbox/photo-source";

const SIZE = PAGE_ITEMS.photos;
/** How many photos in advance the next page is loaded. */
const AHEAD = 3;

type Shown = { items: ShownPhoto[]; first: number };

/** All photos of a collection: those on its page, and others loaded page by page when they are near. */
export function fetchedPhotos(path: string, shown: Shown, total: number): LightboxSource {
  const here = new Map<number, ShownPhoto>();
  const asked = new Map<number, Promise<void>>();

  function put(photos: ShownPhoto[], page: number) {
    for (const [index, photo] of photos.entries()) {
      const place = (page - 1) * SIZE + index;
      if (place < total) here.set(place, photo);
    }
  }

  async function fetchPage(page: number) {
    try {
      const list = await fetchJson<ListPage<ShownPhoto>>(photosPath(path, page));
      put(list.items, page);
    } finally {
      asked.delete(page);
    }
  }

  function ask(page: number) {
    const answer = asked.get(page) ?? fetchPage(page);
    asked.set(page, answer);
    return answer;
  }

  put(shown.items, shown.first);
  return {
    total,
    at: (index) => here.get(index),
    find: (isIt) => [...here].find(([, photo]) => isIt(photo))?.[0] ?? -1,
    fetchAround(index) {
      const places = Array.from({ length: AHEAD + 2 }, (_, step) => index - 1 + step);
      const missing = places.filter((place) => place >= 0 && place < total && !here.has(place));
      const pages = new Set(missing.map((place) => Math.floor(place / SIZE) + 1));
      return Promise.all([...pages].map(ask));
    },
  };
}
