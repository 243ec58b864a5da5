import type PhotoSwipe from "photoswipe";
import type { ShownPhoto } from "./photo-opener";

const CAPTION_ID = "lightbox-caption";

/** Gives the lightbox its name, a caption below each photo, and a voice that says which one it is. */
export function addDescription(pswp: PhotoSwipe, name: string, photos: ShownPhoto[]) {
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
      onInit: (voice) => announce(pswp, voice, photos),
    });
  });
  pswp.on("afterSetContent", ({ slide }) => {
    const { holderElement, index, content } = slide;
    holderElement?.setAttribute("aria-label", `${index + 1} of ${photos.length}`);
    const placeholder = photos[index]?.picture?.placeholder;
    const slot = content.placeholder?.element;
    if (placeholder && slot?.tagName === "DIV") slot.style.backgroundImage = `url(${placeholder})`;
  });
}

function showCaption(pswp: PhotoSwipe, caption: HTMLElement, photos: ShownPhoto[]) {
  const title = document.createElement("p");
  const text = document.createElement("p");
  title.className = "lightbox-title";
  caption.id = CAPTION_ID;
  caption.append(title, text);
  pswp.on("change", () => {
    const photo = photos[pswp.currIndex];
    title.textContent = photo?.title ?? "";
    text.textContent = photo?.caption ?? "";
  });
}

function announce(pswp: PhotoSwipe, voice: HTMLElement, photos: ShownPhoto[]) {
  voice.setAttribute("role", "status");
  const say = () => {
    const { title, picture } = photos[pswp.currIndex] ?? {};
    const name = title || picture?.alt;
    voice.textContent = `Photo ${pswp.currIndex + 1} of ${photos.length}${name ? `: ${name}` : ""}`;
  };
  pswp.on("openingAnimationEnd", say);
  pswp.on("change", () => pswp.opener.isOpen && say());
}
