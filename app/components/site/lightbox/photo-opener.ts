import {
  addHistoryEntry,
  followHistory,
  isOwnHistoryEntry,
  replaceHistoryEntry,
} from "~/utils/browser/history-entries";
import type { Lightbox } from "./lightbox";
import type { LightboxSource, ShownPhoto } from "./photo-source";

/** Photos that are opened over their page, each with an address of its own. */
export type PagePhotos = {
  title: string;
  photos: LightboxSource;
  /** The path of the page below. */
  page: string;
  /** Path and fragment of a photo. */
  pathOf: (photo: ShownPhoto) => string;
  linkTo: (photo: ShownPhoto) => HTMLElement | null;
};

export function photoPath(collectionId: string, photoId: string) {
  return `/gallery/${collectionId}/photos/${photoId}`;
}

let code: Promise<typeof import("./lightbox")> | undefined;

/** Fetches the lightbox's code and styles, which are no part of the page's own; what failed is asked for again. */
function loadLightbox() {
  code ??= import("./lightbox").catch((error) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** The same at the first sign of interest; should it fail, a click leads to the photo's page. */
export function preloadLightbox() {
  loadLightbox().catch(() => {});
}

/** Which photo the browser's entry shows, when it is one of the lightbox's; else -1. */
function indexOfEntry({ photos, pathOf }: PagePhotos) {
  if (!isOwnHistoryEntry()) return -1;
  const { pathname, hash } = window.location;
  return photos.find((photo) => pathOf(photo) === pathname + hash);
}

/**
 * The lightbox of a page, whose address is that of the photo shown. The entry in the history is ours: for
 * the router the page stays, and going back only closes the lightbox.
 */
export function createPageLightbox(shown: PagePhotos) {
  const { title, photos, page, pathOf, linkTo } = shown;
  let lightbox: Lightbox | null = null;
  let isLeaving = false;
  let isStopped = false;

  async function show(index: number, plays = false, beforeOpening?: () => void) {
    const { openLightbox } = await loadLightbox();
    if (lightbox || isStopped) return;
    beforeOpening?.();
    lightbox = openLightbox({
      title,
      photos,
      index,
      plays,
      linkTo,
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
    const index = indexOfEntry(shown);
    const isBehind = index === -1 && window.location.pathname === page;
    const isOurs = index >= 0 || (isBehind && (lightbox !== null || isLeaving));
    isLeaving = false;
    if (index === -1) close();
    else if (lightbox) lightbox.goTo(index);
    else show(index).catch(() => window.location.reload());
    return isOurs;
  }

  const stopFollowing = followHistory(follow);
  return {
    /** Opens a photo, and plays on from there; should the lightbox not arrive, what its link leads to. */
    open(index: number, plays = false) {
      const photo = photos.at(index);
      if (!photo) return;
      const leave = () => window.location.assign(linkTo(photo)?.getAttribute("href") ?? page);
      show(index, plays, () => addHistoryEntry(pathOf(photo))).catch(leave);
    },
    stop() {
      isStopped = true;
      stopFollowing();
      close();
    },
  };
}
