import type { PhotoView } from "~/models/collection-page.server";
import {
  addHistoryEntry,
  followHistory,
  isOwnHistoryEntry,
  replaceHistoryEntry,
} from "~/utils/history-entries";
import type { Lightbox } from "./lightbox";

export type CollectionPhotos = { id: string; title: string; photos: PhotoView[] };

export function photoPath(collectionId: string, photoId: string) {
  return `/gallery/${collectionId}/photos/${photoId}`;
}

let code: Promise<typeof import("./lightbox")> | undefined;

/**
 * Fetches the lightbox's code and styles, which are no part of the page's own. Once: a second `import`
 * would not wait for the styles that the first has asked for, and open the lightbox without them.
 */
export function loadLightbox() {
  code ??= import("./lightbox");
  return code;
}

/** Which photo the browser's entry shows, when it is one of the lightbox's; else -1. */
function indexOfEntry({ id, photos }: CollectionPhotos) {
  if (!isOwnHistoryEntry()) return -1;
  return photos.findIndex((photo) => photoPath(id, photo.id) === window.location.pathname);
}

/**
 * The lightbox of a collection, whose address is that of the photo shown. The entry in the history is
 * ours: for the router the collection stays the page, and going back only closes the lightbox.
 */
export function createCollectionLightbox(collection: CollectionPhotos) {
  const { id, title, photos } = collection;
  let lightbox: Lightbox | null = null;
  let isLeaving = false;
  let isStopped = false;
  const pathOf = (photo: PhotoView) => photoPath(id, photo.id);

  async function show(index: number, beforeOpening?: () => void) {
    const { openLightbox } = await loadLightbox();
    if (lightbox || isStopped) return;
    beforeOpening?.();
    lightbox = openLightbox({
      ...{ title, photos, index },
      linkTo: (photo) => document.querySelector<HTMLElement>(`a[href="${pathOf(photo)}"]`),
      onMove: (photo) => replaceHistoryEntry(pathOf(photo)),
      onClose() {
        isLeaving = lightbox !== null;
        lightbox = null;
        if (isLeaving) window.history.back();
      },
    });
  }

  /** Closes it where the address is no longer its own, so that closing does not go back. */
  function close() {
    const open = lightbox;
    lightbox = null;
    open?.close();
  }

  /** Whether the entry that the visitor came to is one of the lightbox's, or the one behind it. */
  function follow() {
    const index = indexOfEntry(collection);
    const isBehind = index === -1 && window.location.pathname === `/gallery/${id}`;
    const isOurs = index >= 0 || (isBehind && (lightbox !== null || isLeaving));
    isLeaving = false;
    if (index === -1) close();
    else if (lightbox) lightbox.goTo(index);
    else show(index).catch(() => window.location.reload());
    return isOurs;
  }

  const stopFollowing = followHistory(follow);
  return {
    /** Opens a photo; should the lightbox not arrive, its page. */
    open(index: number) {
      const photo = photos[index];
      if (!photo) return;
      const path = pathOf(photo);
      show(index, () => addHistoryEntry(path)).catch(() => window.location.assign(path));
    },
    stop() {
      isStopped = true;
      stopFollowing();
      close();
    },
  };
}
