import { buttonClass } from "~/components/ui/buttons/button";
import { playerUrl } from "~/utils/links/video";
import { createPageLightbox } from "./photo-opener";
import { photosAtHand, type ShownPhoto } from "./photo-source";

const PICTURES = "a[data-enlarge]:not([data-video])";

/** What opens in a text: its pictures in their order, over the page, and its films in their places. */
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

/** A picture as the text shows it. */
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

/** Takes the film's player away again, with this button, and gives the link its place and the focus back. */
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

/** Puts a film's player into the place of its link; only now is anything loaded from elsewhere. */
function playFilm(link: HTMLElement, id: string) {
  const player = document.createElement("iframe");
  player.src = playerUrl(id);
  player.title = link.textContent ?? "";
  player.allow = "autoplay; encrypted-media; picture-in-picture; fullscreen";
  player.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(player, closeButton(player, link));
  player.focus({ preventScroll: true });
}
