import { type RefObject, useEffect } from "react";

/** What a dialog is opened for: its first field, or what is marked so where it has none. */
const FIRST = "[data-first-focus], input:not([type=hidden]), select, textarea";

/** Shows a dialog over everything else while it is there, and gives the focus back afterwards. */
export function useModal(dialog: RefObject<HTMLDialogElement>) {
  useEffect(() => {
    const opener = document.activeElement;
    // Opened by the markup, it has to be closed first, and quietly.
    dialog.current?.removeAttribute("open");
    dialog.current?.showModal();
    const fields = dialog.current?.querySelectorAll<HTMLElement>(FIRST) ?? [];
    const first = [...fields].find((field) => field.checkVisibility());
    // Who writes in it before its scripts are there goes on where they are.
    const written = [...fields].find((field) => field === opener);
    (written ?? first)?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
}
