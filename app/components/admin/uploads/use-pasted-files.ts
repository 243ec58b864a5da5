import { type RefObject, useEffect, useRef } from "react";

/** Marks what takes files that are pasted while the focus is in it. */
export const TAKES_FILES = "data-takes-files";

/** Files in the clipboard; text that was copied with its picture stays text. */
function filesIn({ clipboardData }: ClipboardEvent) {
  if (!clipboardData || clipboardData.types.includes("text/plain")) return [];
  return [...clipboardData.files];
}

/** Calls back with files that are pasted anywhere in the form of this element, unless the place is another's. */
export function usePastedFiles(ref: RefObject<HTMLElement>, onFiles: (files: File[]) => void) {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const form = ref.current?.closest("form");
    function paste(event: ClipboardEvent) {
      if (event.defaultPrevented) return;
      const place = (event.target as Element).closest(`[${TAKES_FILES}]`);
      const files = filesIn(event);
      if (files.length === 0 || (place && place !== ref.current)) return;
      event.preventDefault();
      take.current(files);
    }
    form?.addEventListener("paste", paste);
    return () => form?.removeEventListener("paste", paste);
  }, [ref]);
}
