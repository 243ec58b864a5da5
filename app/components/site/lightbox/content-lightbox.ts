import { buttonClass } from "~/components/ui/buttons/button";
import { playerUrl } from "~/utils/links/video";
import { createPageLightbox } from "./photo-opener";
import { photosAtHand, type ShownPhoto } from "./photo-source";

const PICTURES = "a[data-enlarge]:not([data-video])";

/** Opens the pictures of a text over the page, in their order, and its films in place. */
export function createContentLightbox(content: HTMLElement, title: string) {
  const links = [...content.querySelectorAll<HTMLElement>(PICTURES)];
  const page = window.location.pathname;
  const lightbox = createPageLightbox({
    title,
    page,
    photos: photosAtHand(links.map(shownPhoto)),
    pathOf: ({ id }) => `${page}#picture-${id}`,
    linkTo: ({ id }) => links[Number(id) - 1] ?? null,
  });
  function open(link: HTMLElement) {
    if (link.dataset.video) playFilm(link, link.dataset.video);
    else lightbox.open(links.indexOf(link));
  }
  return { open, stop: lightbox.stop };
}

/** A picture of a text, for the lightbox. */
function shownPhoto(link: HTMLElement, index: number): ShownPhoto {
  const image = link.querySelector("img");
  const caption = link.closest("figure")?.querySelector("figcaption")?.textContent ?? null;
  const picture = {
    id: link.dataset.enlarge,
    src: link.getAttribute("href") ?? "",
    alt: image?.alt ?? "",
    width: Number(image?.getAttribute("width")),
    height: Number(image?.getAttribute("height")),
  };
  return { id: String(index + 1), title: null, caption, picture };
}

/** A button that removes the film's player and restores the link with the focus. */
function closeButton(player: HTMLElement, link: HTMLElement) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = buttonClass("secondary", "mt-3 px-4 print:hidden");
  button.textContent = "Close";
  button.setAttribute("aria-label", `Close the film: ${link.textContent}`);
  button.addEventListener("click", () => {
    button.remove();
    player.replaceWith(link);
    link.focus({ preventScroll: true });
  });
  return button;
}

/** Replaces a film's link by its player; nothing is loaded from elsewhere before. */
function playFilm(link: HTMLElement, id: string) {
  const player = document.createElement("iframe");
  player.src = playerUrl(id);
  player.title = link.textContent ?? "";
  player.allow = "autoplay; encrypted-media; picture-in-picture; fullscreen";
  player.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(player, closeButton(player, link));
  player.focus({ preventScroll: true });
}
