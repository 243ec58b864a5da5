import { playerUrl } from "~/utils/video";

/** Puts a film's player into the place of its link; only now is anything loaded from elsewhere. */
export function playFilm(link: HTMLElement, id: string) {
  const player = document.createElement("iframe");
  player.src = playerUrl(id);
  player.title = link.textContent ?? "";
  player.allow = "autoplay; encrypted-media; picture-in-picture; fullscreen";
  player.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(player);
  player.focus({ preventScroll: true });
}
