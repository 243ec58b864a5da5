import {
  addHistoryEntry,
  followHistory,
  isOwnHistoryEntry,
  replaceHistoryEntry,
} from "~/utils/browser/history-entries";
import type { Lightbox } from "./lightbox";
import type { LightboxSource, ShownPhoto } from "./photo-source";

/** The photos of a page that open in a lightbox, each with its own address. */
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

/** Loads the lightbox's code and styles, which are not in the page's bundle; after a failure it tries again. */
function loadLightbox() {
  code ??= import("./lightbox").catch((error) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** Loads them early, such as on hover. If that fails, a click opens the photo's page. */
export function preloadLightbox() {
  loadLightbox().catch(() => {});
}

/** The index of the photo that the current history entry shows; -1 if the entry is not the lightbox's. */
function indexOfEntry({ photos, pathOf }: PagePhotos) {
  if (!isOwnHistoryEntry()) return -1;
  const { pathname, hash } = window.location;
  return photos.find((photo) => pathOf(photo) === pathname + hash);
}

/**
 * The lightbox of a page. The address is the shown photo's. We add that history entry ourselves: the router keeps the
 * page, and going back only closes the lightbox.
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

  /** Closes it after the address has already changed, so that closing does not go back once more. */
  function close() {
    const open = lightbox;
    lightbox = null;
    open?.close();
  }

  /** Follows a history move. `true` if the entry is the lightbox's or the page below, so the router must not act. */
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
    /** Opens a photo, with `plays` as a slide show. If the lightbox cannot be loaded, opens the photo's link. */
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
