import { type MouseEvent, useEffect, useRef } from "react";
import { isPlainClick } from "~/utils/plain-click";
import { createPageLightbox, photoPath, type ShownPhoto } from "./photo-opener";

type Opened = ReturnType<typeof createPageLightbox>;

type Collection = { id: string; title: string; photos: ShownPhoto[] };

/** Opens a collection's photos over its page, from a click on their links. */
export function useLightbox({ id, title, photos }: Collection) {
  const lightbox = useRef<Opened | null>(null);

  useEffect(() => {
    const pathOf = (photo: ShownPhoto) => photoPath(id, photo.id);
    const own = createPageLightbox({
      ...{ title, photos, pathOf, page: `/gallery/${id}` },
      linkTo: (photo) => document.querySelector<HTMLElement>(`a[href="${pathOf(photo)}"]`),
    });
    lightbox.current = own;
    return () => own.stop();
  }, [id, title, photos]);

  return (event: MouseEvent, index: number) => {
    if (!isPlainClick(event) || !lightbox.current) return;
    event.preventDefault();
    lightbox.current.open(index);
  };
}
