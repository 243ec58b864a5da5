import { useEffect, useState } from "react";
import { facebookShareUrl, type Shared, twitterShareUrl } from "~/utils/share";
import { SmallButton } from "./small-button";

const COPIED_MS = 2000;

const link =
  "inline-flex min-h-touch items-center rounded-control border border-edge bg-surface px-3 text-sm font-medium hover:border-ink";

/** The same item as a post for each network, with a preview of the text. */
export function QuickShare(shared: Shared) {
  const { title, text, url, hashtags = [] } = shared;
  const [copied, setCopied] = useState("");
  const post = [title, text, url, hashtags.map((tag) => `#${tag}`).join(" ")]
    .filter(Boolean)
    .join("\n\n");

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(""), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(content: string, message: string) {
    await navigator.clipboard.writeText(content);
    setCopied(message);
  }

  return (
    <div className="grid gap-3 sm:col-span-2">
      <p className="font-medium">Quick Share</p>
      <div className="flex flex-wrap gap-2">
        <a href={twitterShareUrl(shared)} target="_blank" rel="noopener" className={link}>
          Twitter
        </a>
        <a href={facebookShareUrl(shared)} target="_blank" rel="noopener" className={link}>
          Facebook
        </a>
        <SmallButton onClick={() => copy(post, CONTENT_COPIED)}>Copy for Instagram</SmallButton>
        <SmallButton onClick={() => copy(url, LINK_COPIED)}>Copy Link</SmallButton>
      </div>
      <p role="status" className="text-sm text-success empty:hidden">
        {copied}
      </p>
      <p className="text-sm text-muted">Preview</p>
      <p className="rounded-card border border-line bg-surface p-4 text-base break-words whitespace-pre-line">
        {post}
      </p>
    </div>
  );
}

const CONTENT_COPIED =
  "Content Copied! Instagram post content copied to clipboard. Open Instagram to share.";
const LINK_COPIED = "Copied! URL copied to clipboard.";
