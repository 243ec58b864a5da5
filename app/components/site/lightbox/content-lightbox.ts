import { createPageLightbox, type ShownPhoto } from "./photo-opener";

const ENLARGEABLE = "a[data-enlarge]";

/** The lightbox of a text: its pictures in their order. */
export function createContentLightbox(content: HTMLElement, title: string) {
  const links = [...content.querySelectorAll<HTMLElement>(ENLARGEABLE)];
  const page = window.location.pathname;
  const lightbox = createPageLightbox({
    ...{ title, page, photos: links.map(shownPhoto) },
    pathOf: ({ id }) => `${page}#picture-${id}`,
    linkTo: ({ id }) => links[Number(id) - 1] ?? null,
  });
  return { open: (link: HTMLElement) => lightbox.open(links.indexOf(link)), stop: lightbox.stop };
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
