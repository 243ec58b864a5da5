import { type RefObject, useEffect } from "react";

/** Shows a dialog over everything else while it is there, and gives the focus back afterwards. */
export function useModal(dialog: RefObject<HTMLDialogElement>) {
  useEffect(() => {
    const opener = document.activeElement;
    // Opened by the markup, it has to be closed first, and quietly.
    dialog.current?.removeAttribute("open");
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog]);
}
