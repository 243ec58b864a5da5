import { useMatches } from "@remix-run/react";
import type { MouseEvent } from "react";
import { buttonClass } from "~/components/ui/buttons/button";
import { CopyButton } from "~/components/ui/buttons/copy-button";
import {
  facebookShareUrl,
  openSharePopup,
  type Shared,
  twitterShareUrl,
} from "~/utils/links/share";
import { originOf } from "~/utils/markup/meta";
import { ShareMenu } from "./share-menu";

type Props = Omit<Shared, "url"> & {
  /** The path on this site that is shared. */
  path: string;
  /** `card`: a small button at the foot of a card; `head`: in a page's head; `row`: with a button to copy the link. */
  size: "card" | "head" | "row";
};

/** Shares by the device's own dialog; without one by a menu of networks, which needs no scripts. */
export function ShareLinks({ path, size, ...shared }: Props) {
  const item = { ...shared, url: originOf(useMatches()) + path };
  const menu = (
    <ShareMenu item={item} size={size}>
      {(close) => (
        <>
          {/* A list has dozens of them, so only the title is shared. */}
          <ShareLink href={twitterShareUrl(item)} network="Twitter" onChosen={close} />
          <ShareLink
            href={facebookShareUrl({ ...item, text: undefined })}
            network="Facebook"
            onChosen={close}
          />
          {size !== "row" && <CopyButton text={item.url} onCopied={close} />}
        </>
      )}
    </ShareMenu>
  );
  if (size !== "row") return menu;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {menu}
      <CopyButton text={item.url} className={buttonClass("secondary")} />
    </div>
  );
}

type LinkProps = { href: string; network: string; onChosen(): void };

function ShareLink({ href, network, onChosen }: LinkProps) {
  function choose(event: MouseEvent) {
    // If the popup is blocked, the link opens a tab.
    if (openSharePopup(href)) event.preventDefault();
    onChosen();
  }
  return (
    <a href={href} target="_blank" rel="noopener" onClick={choose}>
      {`Share on ${network}`}
    </a>
  );
}
