import type PhotoSwipe from "photoswipe";
import type { SlideData } from "photoswipe";
import type { LightboxSource, ShownPhoto } from "./photo-source";

const WAITING = slideOfWords("Loading…");
const FAILED = slideOfWords("Image unavailable");

function slideOfWords(words: string): SlideData {
  return { html: `<p class="pswp__error-msg-container pswp__error-msg">${words}</p>` };
}

/** Gives the lightbox a slide for each photo; a slide waits for a photo that is not loaded yet. */
export function showPhotos(
  pswp: PhotoSwipe,
  photos: LightboxSource,
  slideOf: (photo: ShownPhoto) => SlideData,
) {
  const waiting = new Set<number>();
  let isFailed = false;
  pswp.addFilter("numItems", () => photos.total);
  pswp.addFilter("itemData", (_, index) => {
    const photo = photos.at(index);
    if (photo) return slideOf(photo);
    waiting.add(index);
    return isFailed ? FAILED : WAITING;
  });

  function show(index: number) {
    waiting.delete(index);
    pswp.refreshSlideContent(index);
  }

  async function fetchAround(index: number) {
    try {
      await photos.fetchAround(index);
      isFailed = false;
    } catch {
      isFailed = true;
    }
    if (pswp.isDestroying) return;
    const isHere = (place: number) => photos.at(place) !== undefined;
    for (const place of [...waiting].filter((one) => isFailed || isHere(one))) show(place);
  }

  let asked = -1;
  pswp.on("change", () => {
    // Announces a photo that is shown again.
    if (pswp.currIndex === asked) return;
    asked = pswp.currIndex;
    void fetchAround(asked);
  });
}
