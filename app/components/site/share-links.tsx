import { useMatches } from "@remix-run/react";
import { Share2 } from "lucide-react";
import { originOf } from "~/utils/meta";
import { facebookShareUrl, type Shared, twitterShareUrl } from "~/utils/share";

type Props = Omit<Shared, "url"> & {
  /** The path on this site that is shared. */
  path: string;
  /** A small button with a menu, at the right foot of a card or in a page's head; or both choices in a row. */
  size: "card" | "head" | "row";
};

const places = { card: "right-0 bottom-full mb-1", head: "top-full left-0 mt-1" };

/** Plain links to the networks' share pages; they need no script. */
export function ShareLinks({ path, size, ...shared }: Props) {
  const item = { ...shared, url: originOf(useMatches()) + path };
  if (size === "row") {
    return (
      <p className="flex flex-wrap gap-3">
        <ShareLink href={twitterShareUrl(item)} network="Twitter" className={rowLink} />
        <ShareLink href={facebookShareUrl(item)} network="Facebook" className={rowLink} />
      </p>
    );
  }
  return (
    <details
      className={`relative z-10 ${size === "card" ? "-mr-2 ml-auto" : "-ml-2 max-sm:basis-full"}`}
    >
      <summary className="inline-flex min-h-touch min-w-touch list-none items-center justify-center gap-2 rounded-control px-2 text-sm font-medium text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Share2 aria-hidden="true" className="size-4" strokeWidth={1.5} />
        <span className={size === "card" ? "sr-only sm:not-sr-only" : ""}>Share</span>
        <span className="sr-only">: {shared.title}</span>
      </summary>
      <div
        className={`absolute grid min-w-48 rounded-control border border-edge bg-surface p-1 shadow-lg ${places[size]}`}
      >
        <ShareLink href={twitterShareUrl(item)} network="Twitter" className={menuLink} />
        <ShareLink href={facebookShareUrl(item)} network="Facebook" className={menuLink} />
      </div>
    </details>
  );
}

const rowLink =
  "inline-flex min-h-touch items-center rounded-control border border-edge bg-surface px-4 text-base font-medium hover:border-ink";
const menuLink =
  "flex min-h-touch items-center rounded-control px-3 text-base font-medium hover:bg-line";

type LinkProps = { href: string; network: string; className: string };

function ShareLink({ href, network, className }: LinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      Share on {network}
    </a>
  );
}
