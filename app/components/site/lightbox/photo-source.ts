import type { PhotoView } from "~/pages/collection-page.server";

export type ShownPhoto = Pick<PhotoView, "id" | "title" | "caption" | "picture">;

/** Photos in their order, from 0, of which some may not be here yet. */
export type LightboxSource = {
  total: number;
  at: (index: number) => ShownPhoto | undefined;
  /** The place of one that is here; else -1. */
  find: (isIt: (photo: ShownPhoto) => boolean) => number;
  /** Fetches what is missing at this place and where one goes on from it; throws when it cannot. */
  fetchAround: (index: number) => Promise<unknown>;
};

/** Photos that are all here. */
export function photosAtHand(photos: ShownPhoto[]): LightboxSource {
  return {
    total: photos.length,
    at: (index) => photos[index],
    find: (isIt) => photos.findIndex(isIt),
    fetchAround: () => Promise.resolve(),
  };
}
