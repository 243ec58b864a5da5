import { createPageLightbox, loadLightbox, type ShownPhoto } from "./page-lightbox";
import { isPlain } from "./use-lightbox";

/** Opens the pictures of a text over its page, from a click on them; gives the end of it. */
export function openFromContent(content: HTMLElement, title: string) {
  const links = [...content.querySelectorAll<HTMLElement>("a[data-enlarge]")];
  const page = window.location.pathname;
  const lightbox = createPageLightbox({
    ...{ title, page, photos: links.map(shownPhoto) },
    pathOf: ({ id }) => `${page}#picture-${id}`,
    linkTo: ({ id }) => links[Number(id) - 1] ?? null,
  });
  const ending = new AbortController();
  for (const [index, link] of links.entries()) {
    const options = { signal: ending.signal };
    const preload = () => void loadLightbox().catch(() => {});
    link.addEventListener("pointerover", preload, options);
    link.addEventListener("focus", preload, options);
    const open = (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      lightbox.open(index);
    };
    link.addEventListener("click", open, options);
  }
  return () => {
    ending.abort();
    lightbox.stop();
  };
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
