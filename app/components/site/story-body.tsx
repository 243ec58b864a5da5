type Props = {
  /** Sanitised on the server by `renderStory`. */
  html: string;
  /** Further classes of `story.css`. */
  className?: string;
};

export function StoryBody({ html, className = "" }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cut down to an allow-list on the server.
  return <div className={`story ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
