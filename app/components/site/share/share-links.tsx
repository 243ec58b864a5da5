import { useMatches } from "@remix-run/react";
import type { MouseEvent } from "react";
import { CopyButton } from "~/components/ui/buttons/copy-button";
import {
  blueskyShareUrl,
  facebookShareUrl,
  mailShareUrl,
  mastodonShareUrl,
  openSharePopup,
  type Shared,
  telegramShareUrl,
  twitterShareUrl,
  whatsAppShareUrl,
} from "~/utils/links/share";
import { originOf } from "~/utils/markup/meta";
import { ShareMenu } from "./share-menu";

type Props = Omit<Shared, "url"> & {
  /** The path on this site that is shared. */
  path: string;
  /** A small button with a menu, at the right foot of a card or in a page's head; or all choices in a row. */
  size: "card" | "head" | "row";
};

/** Links to the networks' share pages, which need no script; with one they open in a small window. */
export function ShareLinks({ path, size, ...shared }: Props) {
  const item = { ...shared, url: originOf(useMatches()) + path };
  if (size === "row") {
    return (
      <p className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,max(8rem,45%),100%),1fr))] gap-3 print:hidden">
        <Networks item={item} className={rowLink} />
        <ShareLink href={telegramShareUrl(item)} network="Telegram" className={rowLink} />
        <ShareLink href={mastodonShareUrl(item)} network="Mastodon" className={rowLink} />
        <ShareLink href={blueskyShareUrl(item)} network="Bluesky" className={rowLink} />
        <CopyButton text={item.url} className={rowLink} />
      </p>
    );
  }
  return (
    <ShareMenu item={item} size={size}>
      {(close) => (
        <>
          {/* A list has dozens of them: there the title stands for all. */}
          <Networks item={{ ...item, text: undefined }} onChosen={close} />
          <CopyButton text={item.url} onCopied={close} />
        </>
      )}
    </ShareMenu>
  );
}

const rowLink =
  "inline-flex min-h-touch items-center justify-center rounded-control border border-edge bg-surface px-2 text-center text-sm font-medium hover:border-ink";

type NetworksProps = { item: Shared; className?: string; onChosen?(): void };

function Networks({ item, ...props }: NetworksProps) {
  return (
    <>
      <ShareLink href={twitterShareUrl(item)} network="Twitter" {...props} />
      <ShareLink href={facebookShareUrl(item)} network="Facebook" {...props} />
      <ShareLink href={whatsAppShareUrl(item)} network="WhatsApp" {...props} />
      <a href={mailShareUrl(item)} onClick={props.onChosen} className={props.className}>
        Send by E-mail
      </a>
    </>
  );
}

type LinkProps = Omit<NetworksProps, "item"> & { href: string; network: string };

function ShareLink({ href, network, className, onChosen }: LinkProps) {
  function choose(event: MouseEvent) {
    // Where the window is blocked, the link opens a tab.
    if (openSharePopup(href)) event.preventDefault();
    onChosen?.();
  }
  return (
    <a href={href} target="_blank" rel="noopener" onClick={choose} className={className}>
      {`Share on ${network}`}
    </a>
  );
}
