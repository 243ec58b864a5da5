import { useMatches } from "@remix-run/react";
import { Share2 } from "lucide-react";
import { originOf } from "~/utils/meta";
import { facebookShareUrl, type Shared, twitterShareUrl } from "~/utils/share";

type Props = Omit<Shared, "url"> & {
  /** The path on this site that is shared. */
  path: string;
  /** `menu` opens from a small button, as on cards; `row` shows the choices at once. */
  size: "menu" | "row";
};

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
    <details className="group/share relative z-10">
      <summary className="inline-flex min-h-touch list-none items-center gap-2 rounded-control px-2 text-sm font-medium text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Share2 aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Share<span className="sr-only">: {shared.title}</span>
      </summary>
      <div className="absolute right-0 bottom-full mb-1 grid min-w-48 rounded-control border border-edge bg-surface p-1 shadow-lg">
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
