import type PhotoSwipe from "photoswipe";

/** Keeps the focus inside the lightbox while it is open, and returns it to the opener. */
export function trapFocus(pswp: PhotoSwipe, opener: HTMLElement | null) {
  let behind: HTMLElement[] = [];
  pswp.on("afterInit", () => {
    behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== pswp.element && !element.inert,
    );
    for (const element of behind) element.inert = true;
  });
  pswp.on("keydown", (event) => {
    if (event.originalEvent.key !== "Tab") return;
    event.preventDefault();
    event.originalEvent.preventDefault();
    moveFocus(pswp.element, event.originalEvent.shiftKey ? -1 : 1);
  });
  pswp.on("destroy", () => {
    for (const element of behind) element.inert = false;
    opener?.focus({ preventScroll: true });
  });
}

/** Moves the focus to the next or the previous visible button, in a circle. */
function moveFocus(lightbox: HTMLElement | undefined, step: 1 | -1) {
  const buttons = [...(lightbox?.querySelectorAll("button") ?? [])].filter(
    (button) => button.offsetParent !== null,
  );
  const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = current === -1 && step === -1 ? -1 : (current + step) % buttons.length;
  buttons.at(next)?.focus();
}
