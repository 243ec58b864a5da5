import { useEffect, useRef } from "react";
import { openFromContent } from "./lightbox/content-lightbox";

type Props = {
  /** Sanitised on the server by `renderContent`. */
  html: string;
  /** What the text is called. */
  title: string;
  /** Further classes of `content.css`. */
  className?: string;
};

/** A text of the owner's; its pictures open over the page. */
export function ContentBody({ html, title, className = "" }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures.
  useEffect(() => (ref.current ? openFromContent(ref.current, title) : undefined), [html, title]);
  return (
    <div
      ref={ref}
      className={`content ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cut down to an allow-list on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
