/** The title, a sentence, and the absolute address to share. */
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

const POPUP_WIDTH = 600;
const POPUP_HEIGHT = 400;

/** Opens a network's page in a small window in front of this one; `false` if the browser blocked it. */
export function openSharePopup(address: string) {
  const { screenX, screenY, outerWidth, outerHeight } = window;
  const features = {
    width: POPUP_WIDTH,
    height: POPUP_HEIGHT,
    left: Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2),
    top: Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2),
  };
  const list = Object.entries(features).map(([name, value]) => `${name}=${value}`);
  // With `noopener` the browser would not tell whether the window was opened.
  const popup = window.open(address, "_blank", list.join(","));
  if (popup) popup.opener = null;
  return popup !== null;
}
