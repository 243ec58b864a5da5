import { type RefObject, useEffect, useRef, useState } from "react";

/** Marks an element that takes files dropped on it, or pasted while the focus is in it. */
export const TAKES_FILES = "data-takes-files";

/** The files in the clipboard; none if it has text too, which is then pasted as text. */
export function filesIn({ clipboardData }: ClipboardEvent) {
  if (!clipboardData || clipboardData.types.includes("text/plain")) return [];
  return [...clipboardData.files];
}

/** Sets an input's files. */
export function giveFiles(input: HTMLInputElement, files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

/**
 * Calls back with files dropped or pasted on this element or, with `takesForm`, anywhere in its form outside other
 * marked elements. Returns whether files are being dragged over it.
 */
export function useIncomingFiles(
  ref: RefObject<HTMLElement>,
  takesForm: boolean,
  onFiles: (files: File[]) => void,
) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    const element = ref.current;
    const form = element?.closest("form");
    const stop = new AbortController();
    function isMine(event: Event) {
      const place = (event.target as Element).closest(`[${TAKES_FILES}]`);
      return !event.defaultPrevented && (place ? place === element : takesForm);
    }
    function drag(event: DragEvent) {
      const { dataTransfer, type } = event;
      if (!dataTransfer?.types.includes("Files")) return;
      const isTaken = isMine(event);
      setOver(isTaken && type === "dragover");
      if (isTaken) event.preventDefault();
      if (isTaken && type === "drop") take.current([...dataTransfer.files]);
    }
    function paste(event: ClipboardEvent) {
      const files = filesIn(event);
      if (files.length === 0 || !isMine(event)) return;
      event.preventDefault();
      take.current(files);
    }
    const { signal } = stop;
    for (const type of ["dragover", "dragleave", "drop"] as const) {
      form?.addEventListener(type, drag, { signal });
    }
    form?.addEventListener("paste", paste, { signal });
    return () => stop.abort();
  }, [ref, takesForm]);

  return isOver;
}
