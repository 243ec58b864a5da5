import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { ownLanguage } from "~/components/ui/in-words";
import { isPlainClick } from "~/utils/browser/plain-click";
import type { createContentLightbox } from "./lightbox/content-lightbox";

type Props = {
  /** Sanitised on the server by `renderContent`. */
  html: string;
  /** The text's title. */
  title: string;
  /** Further classes of `content.css`. */
  className?: string;
};

/** The link around the event's picture, if the picture can be enlarged. */
function linkOf({ target }: SyntheticEvent) {
  return target instanceof Element ? target.closest<HTMLElement>("a[data-enlarge]") : null;
}

/** A text by the owner, whose pictures open in a lightbox. */
export function ContentBody({ html, title, className = "" }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const lightbox = useRef<Promise<ReturnType<typeof createContentLightbox>> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures.
  useEffect(
    () => () => {
      lightbox.current?.then(({ stop }) => stop()).catch(() => {});
      lightbox.current = null;
    },
    [html, title],
  );

  /** Loads the lightbox's code on first hover, focus or touch; after a failure it tries again. */
  function load() {
    lightbox.current ??= import("./lightbox/content-lightbox").then(
      (code) => code.createContentLightbox(ref.current as HTMLElement, title),
      (error) => {
        lightbox.current = null;
        throw error;
      },
    );
    return lightbox.current;
  }

  function preload(event: SyntheticEvent) {
    if (linkOf(event)) load().catch(() => {});
  }

  function open(event: MouseEvent) {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const follow = () => window.location.assign(link.getAttribute("href") ?? "");
    load().then((own) => own.open(link), follow);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside are pressed, also by key.
    <div
      ref={ref}
      onPointerOver={preload}
      onFocus={preload}
      onClick={open}
      lang={ownLanguage()}
      className={`content ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cut down to an allow-list on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
