import { buttonClass } from "~/components/ui/buttons/button";
import { playerUrl } from "~/utils/links/video";

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
export function playFilm(link: HTMLElement, id: string) {
  const player = document.createElement("iframe");
  player.src = playerUrl(id);
  player.title = link.textContent ?? "";
  player.allow = "autoplay; encrypted-media; picture-in-picture; fullscreen";
  player.referrerPolicy = "strict-origin-when-cross-origin";
  link.replaceWith(player, closeButton(player, link));
  player.focus({ preventScroll: true });
}
