import { type MouseEvent, useEffect, useRef } from "react";
import { type CollectionPhotos, createCollectionLightbox } from "./collection-lightbox";

/** Opens photos over the page, from a click on their links; other clicks stay the browser's. */
export function useLightbox({ id, title, photos }: CollectionPhotos) {
  const lightbox = useRef<ReturnType<typeof createCollectionLightbox> | null>(null);

  useEffect(() => {
    const own = createCollectionLightbox({ id, title, photos });
    lightbox.current = own;
    return () => own.stop();
  }, [id, title, photos]);

  return (event: MouseEvent, index: number) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !lightbox.current) return;
    event.preventDefault();
    lightbox.current.open(index);
  };
}
