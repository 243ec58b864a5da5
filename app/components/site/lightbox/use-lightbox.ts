import { type MouseEvent, useEffect, useRef } from "react";
import { isPlainClick } from "~/utils/browser/plain-click";
import { createPageLightbox, photoPath } from "./photo-opener";
import type { LightboxSource, ShownPhoto } from "./photo-source";

type Opened = ReturnType<typeof createPageLightbox>;

type Collection = { id: string; title: string; photos: LightboxSource };

/** Opens an album's photos over its page, from a click on a link to the one with this id. */
export function useLightbox({ id, title, photos }: Collection) {
  const lightbox = useRef<Opened | null>(null);

  useEffect(() => {
    const pathOf = (photo: ShownPhoto) => photoPath(id, photo.id);
    const own = createPageLightbox({
      title,
      photos,
      pathOf,
      page: `/gallery/${id}`,
      linkTo: (photo) => document.querySelector<HTMLElement>(`#photos a[href="${pathOf(photo)}"]`),
    });
    lightbox.current = own;
    return () => own.stop();
  }, [id, title, photos]);

  return (event: MouseEvent, photoId: string, plays = false) => {
    const index = photos.find((photo) => photo.id === photoId);
    // One that is not here yet has its own page.
    if (!isPlainClick(event) || !lightbox.current || index === -1) return;
    event.preventDefault();
    lightbox.current.open(index, plays);
  };
}
