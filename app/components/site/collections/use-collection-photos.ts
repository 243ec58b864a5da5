import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import type { ListPage } from "~/models/base/lists/list-page";
import type { PhotoView } from "~/pages/collection-page.server";
import { isPlainClick } from "~/utils/browser/plain-click";
import { createPageLightbox, photoPath } from "../lightbox/photo-opener";
import type { LightboxSource, ShownPhoto } from "../lightbox/photo-source";
import { useShownPages } from "../lists/use-shown-pages";
import { fetchedPhotos } from "./fetched-photos";

type Props = { id: string; title: string; list: ListPage<PhotoView> };

/** The photos on a collection's page, and a function that opens any photo of the collection over it. */
export function useCollectionPhotos({ id, title, list }: Props) {
  const shown = useShownPages(list, (photo) => photo.id);
  const { total } = list;
  const photos = useMemo(() => fetchedPhotos(`/gallery/${id}`, shown, total), [id, shown, total]);
  return { shown, open: useLightbox({ id, title, photos }) };
}

export type CollectionPhotos = ReturnType<typeof useCollectionPhotos>;

type Opened = ReturnType<typeof createPageLightbox>;

type Collection = { id: string; title: string; photos: LightboxSource };

/** Opens a collection's photos over its page, after a click on the link with this id. */
function useLightbox({ id, title, photos }: Collection) {
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
    // A photo that is not loaded yet opens its own page.
    if (!isPlainClick(event) || !lightbox.current || index === -1) return;
    event.preventDefault();
    lightbox.current.open(index, plays);
  };
}
