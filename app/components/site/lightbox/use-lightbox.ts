import { type MouseEvent, useEffect, useRef } from "react";
import { type Album, createAlbum } from "./album";

/** Opens photos over the page, from a click on their links; other clicks stay the browser's. */
export function useLightbox({ id, title, photos }: Album) {
  const album = useRef<ReturnType<typeof createAlbum> | null>(null);

  useEffect(() => {
    const own = createAlbum({ id, title, photos });
    album.current = own;
    return () => own.stop();
  }, [id, title, photos]);

  return (event: MouseEvent, index: number) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !album.current) return;
    event.preventDefault();
    album.current.open(index);
  };
}
