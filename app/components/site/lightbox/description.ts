import type PhotoSwipe from "photoswipe";
import { plainNumber } from "~/utils/words/counted";
import type { LightboxSource } from "./photo-source";

const CAPTION_ID = "lightbox-caption";

/** Tells screen readers which photo is shown. */
export type Voice = {
  /** While true, new photos are not announced. */
  isQuiet: boolean;
  say(): void;
};

/** Gives the lightbox its name, captions, and a live region that announces each photo. */
export function addDescription(pswp: PhotoSwipe, name: string, photos: LightboxSource): Voice {
  const voice: Voice = { isQuiet: false, say() {} };
  pswp.on("uiRegister", () => {
    const { element, scrollWrap, ui } = pswp;
    element?.setAttribute("aria-modal", "true");
    element?.setAttribute("aria-label", `Photos: ${name}`);
    element?.setAttribute("aria-describedby", CAPTION_ID);
    scrollWrap?.setAttribute("aria-label", name);
    ui?.registerElement({
      className: "lightbox-caption",
      appendTo: "root",
      onInit: (caption) => showCaption(pswp, caption, photos),
    });
    ui?.registerElement({
      className: "sr-only",
      appendTo: "root",
      onInit: (status) => announce(pswp, status, photos, voice),
    });
  });
  pswp.on("afterSetContent", ({ slide }) => {
    const { holderElement, index, content } = slide;
    holderElement?.setAttribute(
      "aria-label",
      `${plainNumber(index + 1)} of ${plainNumber(photos.total)}`,
    );
    const placeholder = photos.at(index)?.picture?.placeholder;
    const slot = content.placeholder?.element;
    if (placeholder && slot?.tagName === "DIV") slot.style.backgroundImage = `url(${placeholder})`;
  });
  return voice;
}

function showCaption(pswp: PhotoSwipe, caption: HTMLElement, photos: LightboxSource) {
  const title = document.createElement("p");
  const text = document.createElement("p");
  title.className = "lightbox-title";
  caption.id = CAPTION_ID;
  caption.append(title, text);
  pswp.on("change", () => {
    const photo = photos.at(pswp.currIndex);
    title.textContent = photo?.title ?? "";
    text.textContent = photo?.caption ?? "";
  });
}

function announce(pswp: PhotoSwipe, status: HTMLElement, photos: LightboxSource, voice: Voice) {
  status.setAttribute("role", "status");
  voice.say = () => {
    const { title, picture } = photos.at(pswp.currIndex) ?? {};
    const name = title || picture?.alt;
    status.textContent = `Photo ${plainNumber(pswp.currIndex + 1)} of ${plainNumber(photos.total)}${name ? `: ${name}` : ""}`;
  };
  pswp.on("openingAnimationEnd", () => voice.say());
  pswp.on("change", () => pswp.opener.isOpen && !voice.isQuiet && voice.say());
}
