import type PhotoSwipe from "photoswipe";
import type { Voice } from "./description";
import { pauseIcon, playIcon } from "./icons";
import type { LightboxSource, ShownPhoto } from "./photo-source";

/** How long a photo is shown: longer for a longer caption. */
const SHOWN_MS = 4000;
const CHARACTER_MS = 45;
const LONGEST_MS = 14_000;
const FADE_MS = 250;

type Options = {
  voice: Voice;
  /** Whether it starts playing at once. */
  plays: boolean;
};

/** A button that shows photo after photo, up to the last one, while the page is visible. */
export function addSlideshow(pswp: PhotoSwipe, photos: LightboxSource, { voice, plays }: Options) {
  let isPlaying = false;
  let timer: ReturnType<typeof setTimeout>;
  const showButton = addButton(pswp, toggle);

  /** Photos are announced only when they are changed by hand. */
  function set(playing: boolean) {
    isPlaying = playing;
    showButton(playing);
    wait();
    if (!playing) voice.say();
  }

  function wait() {
    clearTimeout(timer);
    if (!isPlaying || document.hidden) return;
    timer = setTimeout(goOn, shownMs(photos.at(pswp.currIndex)));
  }

  function goOn() {
    const { currSlide, gestures, element, currIndex } = pswp;
    const isLookedAt = gestures.isDragging || element?.classList.contains("pswp--zoomed-in");
    if (isLookedAt || currSlide?.content.isLoading()) return wait();
    if (currIndex === photos.total - 1) return set(false);
    move(currIndex + 1);
  }

  function move(index: number) {
    voice.isQuiet = true;
    pswp.goTo(index);
    voice.isQuiet = false;
    fadeIn(pswp.currSlide?.container);
  }

  function toggle() {
    if (!isPlaying && pswp.currIndex === photos.total - 1) move(0);
    set(!isPlaying);
  }

  pswp.on("change", wait);
  pswp.on("afterInit", () => {
    document.addEventListener("visibilitychange", wait);
    if (plays) set(true);
  });
  pswp.on("close", () => {
    document.removeEventListener("visibilitychange", wait);
    clearTimeout(timer);
  });
}

/** The slideshow's button, and the space bar; returns a function that updates its state. */
function addButton(pswp: PhotoSwipe, toggle: () => void) {
  let button: HTMLElement | undefined;

  function show(isPlaying: boolean) {
    const name = isPlaying ? "Pause slideshow" : "Play slideshow";
    if (!button) return;
    button.innerHTML = isPlaying ? pauseIcon : playIcon;
    button.title = name;
    button.setAttribute("aria-label", name);
  }

  pswp.on("uiRegister", () =>
    pswp.ui?.registerElement({
      name: "slideshow",
      order: 8,
      isButton: true,
      html: playIcon,
      onClick: toggle,
      onInit(element) {
        button = element;
        show(false);
      },
    }),
  );
  pswp.on("keydown", (event) => {
    const { key, target } = event.originalEvent;
    if (key !== " " || target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.originalEvent.preventDefault();
    toggle();
  });
  return show;
}

function shownMs(photo: ShownPhoto | undefined) {
  const characters = `${photo?.title ?? ""}${photo?.caption ?? ""}`.length;
  return Math.min(SHOWN_MS + characters * CHARACTER_MS, LONGEST_MS);
}

function fadeIn(slide: HTMLElement | undefined) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  slide?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease-out" });
}
