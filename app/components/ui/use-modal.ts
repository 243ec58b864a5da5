import { type RefObject, useEffect } from "react";

/** Elements that may get the focus when a dialog opens; `data-first-focus` marks one that is no field. */
const FIRST = "[data-first-focus], input:not([type=hidden]), select, textarea";

/** Shows a dialog as modal while it is mounted, and returns the focus afterwards. */
export function useModal(dialog: RefObject<HTMLDialogElement>) {
  useEffect(() => {
    const opener = document.activeElement;
    // The markup has it open already; `showModal` throws then, and `close` would fire an event.
    dialog.current?.removeAttribute("open");
    dialog.current?.showModal();
    const fields = dialog.current?.querySelectorAll<HTMLElement>(FIRST) ?? [];
    const first = [...fields].find((field) => field.checkVisibility());
    // If somebody types in a field before the scripts are there, the focus stays in it.
    const written = [...fields].find((field) => field === opener);
    (written ?? first)?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
}
