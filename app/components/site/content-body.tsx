type Props = {
  /** Sanitised on the server by `renderContent`. */
  html: string;
  /** Further classes of `content.css`. */
  className?: string;
};

export function ContentBody({ html, className = "" }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cut down to an allow-list on the server.
  return <div className={`content ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
