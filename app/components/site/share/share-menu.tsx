import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Share2 } from "~/components/ui/icons";
import type { Shared } from "~/utils/links/share";

type Props = {
  item: Shared;
  /** At the foot of a card, where narrow ones have room only for the icon; in a page's head; or in a row. */
  size: "card" | "head" | "row";
  /** The entries of the menu; `close` closes it. */
  children(close: () => void): ReactNode;
};

/** Shares by the device's own dialog if it has one; else opens a menu, which needs no scripts. */
export function ShareMenu({ item, size, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { title, text, url } = item;

  function close() {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  }

  useEffect(() => {
    if (isOpen && menu.current) return closeFromOutside(menu.current, close);
  });

  function share(event: MouseEvent) {
    if (!("share" in navigator)) return;
    event.preventDefault();
    navigator.share({ title, text, url }).catch((error: Error) => {
      // The visitor has cancelled; after any other error the menu opens.
      if (error.name !== "AbortError" && menu.current) menu.current.open = true;
    });
  }

  return (
    <details
      ref={menu}
      data-live=""
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={`share-menu share-in-${size}`}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary onClick={share}>
        <Share2 />
        <span>Share</span>
        <span className="sr-only">{`: ${title}`}</span>
      </summary>
      <div>{children(close)}</div>
    </details>
  );
}

/** Closes the menu on Escape and on a click or focus outside. Returns a function that stops this. */
function closeFromOutside(menu: HTMLDetailsElement, close: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  const leave = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("pointerdown", leave, { signal });
  document.addEventListener("focusin", leave, { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  return () => listening.abort();
}
