import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Has a new message read once it is shown: by a post of the page, for reading a page changes nothing. Without scripts its
 * button does it, and on a dead line it stays new. Once for a message, so that one marked as new again stays so.
 */
export function useOpened(id: string | undefined, isRead: boolean) {
  const { revalidate } = useRevalidator();
  const opened = useRef<string>();
  useEffect(() => {
    if (id === undefined || opened.current === id) return;
    opened.current = id;
    if (isRead) return;
    const path = `/api/contact/messages/${encodeURIComponent(id)}/read`;
    fetch(path, { method: "PATCH" }).then(
      ({ ok }) => ok && revalidate(),
      () => {},
    );
  }, [id, isRead, revalidate]);
}
