import { Link } from "@remix-run/react";
import { useContext } from "react";
import { InstallOffer } from "~/components/site/offline/install-offer";
import { ownText } from "~/components/ui/in-words";
import { DocumentForm } from "~/document/document-form";
import type { FooterContent } from "~/pages/site/footer.server";
import { FEED } from "~/site";

export type FooterLink = { to: string; label: string };

/** The last line of a page: links that every site has, and the owner's own pages. */
export function FootPages({ content, pages }: { content: FooterContent; pages: FooterLink[] }) {
  return (
    <ul className="foot-pages">
      <li>
        <Link to="/privacy">Privacy Policy</Link>
      </li>
      <li>
        <Link to="/terms">Terms of Service</Link>
      </li>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link {...ownText()} to={to}>
            {label}
          </Link>
        </li>
      ))}
      <li data-live="">
        <Link to="/newsletter">Newsletter</Link>
      </li>
      <li data-live="">
        <a href={FEED}>RSS Feed</a>
      </li>
      {content.hasIssues && (
        <li>
          <Link to="/newsletter/issues">Past Issues</Link>
        </li>
      )}
      <li data-live="">
        <Link to="/offline">Read Offline</Link>
      </li>
      <DataSwitch />
      <InstallOffer />
      <li>
        <a href={content.footerEmailUrl ?? "/about#contact"}>Contact</a>
      </li>
    </ul>
  );
}

/** Switches between low-data and full pages. A plain form, which crawlers do not follow, and which reloads the page. */
function DataSwitch() {
  const { isLow } = useContext(DocumentForm);
  return (
    <li>
      <form method="post" action="/low-data">
        <button type="submit" name="data" value={isLow ? "full" : "low"}>
          {isLow ? "Use Full Pages" : "Use Less Data"}
        </button>
      </form>
    </li>
  );
}
