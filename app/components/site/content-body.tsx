import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { ownLanguage } from "~/components/ui/in-words";
import { isPlainClick } from "~/utils/browser/plain-click";
import type { createContentLightbox } from "./lightbox/content-lightbox";

type Props = {
  /** Sanitised on the server by `renderContent`. */
  html: string;
  /** What the text is called. */
  title: string;
  /** Further classes of `content.css`. */
  className?: string;
};

/** The link around the picture that an event is about, where it can be enlarged. */
function linkOf({ target }: SyntheticEvent) {
  return target instanceof Element ? target.closest<HTMLElement>("a[data-enlarge]") : null;
}

/** A text of the owner's; its pictures open over the page. */
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

  /** Its code comes at the first sign of interest; what failed is asked for again. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: its links are what is pressed, by key as well.
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
