import { useMemo } from "react";
import type { ListPage } from "~/models/base/lists/list-page";
import type { PhotoView } from "~/pages/collection-page.server";
import { useLightbox } from "../lightbox/use-lightbox";
import { useShownPages } from "../lists/use-shown-pages";
import { fetchedPhotos } from "./fetched-photos";

type Props = { id: string; title: string; list: ListPage<PhotoView> };

/** The photos that an album's page shows, and what opens any of the album's over it. */
export function useCollectionPhotos({ id, title, list }: Props) {
  const shown = useShownPages(list, (photo) => photo.id);
  const { total } = list;
  const photos = useMemo(() => fetchedPhotos(`/gallery/${id}`, shown, total), [id, shown, total]);
  return { shown, open: useLightbox({ id, title, photos }) };
}

export type CollectionPhotos = ReturnType<typeof useCollectionPhotos>;
