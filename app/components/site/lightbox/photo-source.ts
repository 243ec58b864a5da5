import type { PhotoView } from "~/pages/collection-page.server";

export type ShownPhoto = Pick<PhotoView, "id" | "title" | "caption" | "picture">;

/** Photos in order, from 0; some may not be loaded yet. */
export type LightboxSource = {
  total: number;
  at: (index: number) => ShownPhoto | undefined;
  /** The index of a loaded photo; -1 if none fits. */
  find: (isIt: (photo: ShownPhoto) => boolean) => number;
  /** Loads missing photos at this index and after it; throws when that fails. */
  fetchAround: (index: number) => Promise<unknown>;
};

/** A source of photos that are all loaded. */
export function photosAtHand(photos: ShownPhoto[]): LightboxSource {
  return {
    total: photos.length,
    at: (index) => photos[index],
    find: (isIt) => photos.findIndex(isIt),
    fetchAround: () => Promise.resolve(),
  };
}
