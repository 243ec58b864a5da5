import { SmallButton } from "~/components/ui/buttons/small-button";
import { copyText } from "~/utils/browser/clipboard";
import type { ToastMessage } from "~/utils/browser/toast-message";
import { showToast } from "~/utils/browser/toaster";
import {
  facebookShareUrl,
  openSharePopup,
  type Shared,
  twitterShareUrl,
} from "~/utils/links/share";

const link =
  "inline-flex min-h-touch items-center rounded-control border border-edge bg-surface px-3 text-sm font-medium hover:border-ink";

/** Buttons to post the item on each network, with a preview of the text. */
export function QuickShare(shared: Shared) {
  const { title, text, url, hashtags = [] } = shared;
  const post = [title, text, url, hashtags.map((tag) => `#${tag}`).join(" ")]
    .filter(Boolean)
    .join("\n\n");

  return (
    <div className="grid gap-3 sm:col-span-2">
      <p className="font-medium">Quick Share</p>
      <div className="flex flex-wrap gap-2">
        <NetworkLink href={twitterShareUrl(shared)}>Twitter</NetworkLink>
        <NetworkLink href={facebookShareUrl(shared)}>Facebook</NetworkLink>
        <SmallButton onClick={() => copy(post, CONTENT_COPIED)}>Copy for Instagram</SmallButton>
        <SmallButton onClick={() => copy(url, LINK_COPIED)}>Copy Link</SmallButton>
      </div>
      <p className="text-sm text-muted">Preview</p>
      <p className="rounded-card border border-line bg-surface p-4 text-base wrap-anywhere whitespace-pre-line">
        {post}
      </p>
    </div>
  );
}

function NetworkLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onClick={(event) => openSharePopup(href) && event.preventDefault()}
      className={link}
    >
      {children}
    </a>
  );
}

const CONTENT_COPIED = {
  title: "Content Copied!",
  description: "Instagram post content copied to clipboard. Open Instagram to share.",
};
const LINK_COPIED = { title: "Copied!", description: "URL copied to clipboard." };
const NOT_COPIED = {
  title: "Not copied",
  description: "This browser keeps its clipboard closed. Select the text and copy it by hand.",
  tone: "danger",
} as const;

async function copy(content: string, done: ToastMessage) {
  showToast((await copyText(content)) ? done : NOT_COPIED);
}
