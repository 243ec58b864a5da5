import "photoswipe/style.css";
import "./lightbox.css";
import PhotoSwipe, { type SlideData } from "photoswipe";
import { offeredFormats, type PictureSize, srcSet } from "~/models/pictures/picture";
import type { PictureFormat } from "~/models/pictures/picture-name";
import { addDescription } from "./description";
import { closeIcon, nextIcon, previousIcon, zoomIcon } from "./icons";
import { trapFocus } from "./modal";
import { showPhotos } from "./photo-slides";
import type { LightboxSource, ShownPhoto } from "./photo-source";
import { addSlideshow } from "./slideshow";

const MOVE_MS = 220;
const NARROW_PX = 768;
const LOW_PX = 480;

/** A slide without an address would be shown as text; this one fails with a message. */
const NO_PICTURE = "data:,";

type Options = {
  /** The title of the page or collection. */
  title: string;
  photos: LightboxSource;
  index: number;
  /** Whether a slideshow starts from there. */
  plays: boolean;
  /** The photo's link on the page; the photo grows from there and returns to it. */
  linkTo(photo: ShownPhoto): HTMLElement | null;
  onMove(photo: ShownPhoto): void;
  onClose(): void;
};

export type Lightbox = {
  goTo(index: number): void;
  /** Closes it, even while it is opening. */
  close(): void;
};

/** Shows the photos over the page one at a time, beginning at `index`. */
export function openLightbox(options: Options): Lightbox {
  const { title, photos, index, plays, linkTo, onMove, onClose } = options;
  const first = photos.at(index);
  const opener = first ? linkTo(first) : null;
  const format = formatOf(opener?.querySelector("img"));
  const pswp = new PhotoSwipe({
    index,
    bgOpacity: 1,
    clickToCloseNonZoomable: false,
    returnFocus: false,
    showAnimationDuration: MOVE_MS,
    hideAnimationDuration: MOVE_MS,
    zoomAnimationDuration: MOVE_MS,
    errorMsg: "Image unavailable",
    arrowPrevSVG: previousIcon,
    arrowNextSVG: nextIcon,
    closeSVG: closeIcon,
    zoomSVG: zoomIcon,
    paddingFn: roomFor,
  });
  showPhotos(pswp, photos, (photo) => slideOf(photo, linkTo(photo), format));
  const voice = addDescription(pswp, title, photos);
  if (photos.total > 1) addSlideshow(pswp, photos, { voice, plays });
  trapFocus(pswp, opener);
  let shown = first;
  pswp.on("change", () => {
    const photo = photos.at(pswp.currIndex);
    if (photo && photo !== shown) onMove(photo);
    shown = photo ?? shown;
  });
  pswp.on("close", onClose);
  // While it opens, PhotoSwipe ignores requests to close and listens to no keys.
  const closeOpened = pswp.close.bind(pswp);
  pswp.close = () => {
    if (pswp.opener.isOpen) closeOpened();
    else pswp.on("openingAnimationEnd", closeOpened);
  };
  pswp.on("beforeOpen", () => {
    pswp.events.add(document, "keydown", (event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      if (isEscape && !pswp.opener.isOpen) pswp.close();
    });
  });
  pswp.init();
  return {
    goTo: (to) => pswp.goTo(to),
    close: () => pswp.close(),
  };
}

/** The space for the caption below the photo and, on narrow screens, the arrows; a low screen has room for neither. */
function roomFor({ x, y }: { x: number; y: number }) {
  if (y < LOW_PX) return { top: 0, bottom: 0, left: 0, right: 0 };
  if (x < NARROW_PX) return { top: 60, bottom: 188, left: 0, right: 0 };
  return { top: 64, bottom: 128, left: 80, right: 80 };
}

function slideOf(
  { picture }: ShownPhoto,
  link: HTMLElement | null,
  format: PictureFormat,
): SlideData {
  const { id, src, alt, width, height } = picture ?? { src: NO_PICTURE, alt: "" };
  const thumbnail = link?.querySelector("img");
  const isLoaded = thumbnail?.complete && thumbnail.naturalWidth > 0;
  return {
    src,
    alt,
    srcset:
      id && width && height ? srcSet({ id, width }, among(format, { width, height })) : undefined,
    width: width ?? (isLoaded ? thumbnail.naturalWidth : 1200),
    height: height ?? (isLoaded ? thumbnail.naturalHeight : 800),
    msrc: isLoaded ? thumbnail.currentSrc : undefined,
    element: link ?? undefined,
  };
}

/** This format, or the next one that the picture has. */
function among(format: PictureFormat, size: PictureSize) {
  const formats = offeredFormats(size);
  return formats.find((one) => one === format) ?? formats.at(-1) ?? "jpg";
}

/** The best format that this browser supports: the one it chose for the small picture. */
function formatOf(thumbnail: HTMLImageElement | null | undefined): PictureFormat {
  const chosen = /\.(avif|webp)$/.exec(thumbnail?.currentSrc ?? "")?.[1];
  return chosen === "avif" ? "avif" : "webp";
}
