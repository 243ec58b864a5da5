import { type RefObject, useEffect, useRef, useState } from "react";

/** Marks what takes the files that are pasted while the focus is in it. */
export const TAKES_FILES = "data-takes-files";

/** Files in the clipboard; text that was copied with its picture stays text. */
export function filesIn({ clipboardData }: ClipboardEvent) {
  if (!clipboardData || clipboardData.types.includes("text/plain")) return [];
  return [...clipboardData.files];
}

/**
 * Calls back with files that are dropped on this element, or pasted anywhere in its form unless the place is
 * another's. Returns whether files are being held over it.
 */
export function useIncomingFiles(ref: RefObject<HTMLElement>, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    const element = ref.current;
    const stop = new AbortController();
    function drag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(event.type === "dragover");
      if (event.type === "drop") take.current([...event.dataTransfer.files]);
    }
    function paste(event: ClipboardEvent) {
      if (event.defaultPrevented) return;
      const place = (event.target as Element).closest(`[${TAKES_FILES}]`);
      const files = filesIn(event);
      if (files.length === 0 || (place && place !== element)) return;
      event.preventDefault();
      take.current(files);
    }
    const { signal } = stop;
    for (const type of ["dragover", "dragleave", "drop"] as const) {
      element?.addEventListener(type, drag, { signal });
    }
    element?.closest("form")?.addEventListener("paste", paste, { signal });
    return () => stop.abort();
  }, [ref]);

  return isOver;
}
