/** What is shared: its title, a sentence about it, its absolute address. */
export type Shared = { title: string; text?: string; url: string; hashtags?: string[] };

/** Twitter's page for a new post with this link in it. */
export function twitterShareUrl({ title, url, hashtags = [] }: Shared) {
  const tags: Record<string, string> =
    hashtags.length > 0
      ? { hashtags: hashtags.map((tag) => tag.replace(/\s+/g, "")).join(",") }
      : {};
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url, ...tags })}`;
}

/** Facebook's page for sharing this link. */
export function facebookShareUrl({ title, text, url }: Shared) {
  const quote = text ? `${title} – ${text}` : title;
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url, quote })}`;
}
