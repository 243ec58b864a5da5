import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { JourneyProgress } from "~/components/journey-line/journey-line";
import { figuresAddress } from "~/components/site/journey/figures-address";
import { countedInWords, inWords, ownLanguage, ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import type { FooterContent } from "~/pages/site/footer.server";
import { site } from "~/site";
import { countedAreas, grouped, isKnownFigure } from "~/utils/words/counted";
import { type FooterLink, FootPages } from "./foot-pages";
import { SocialIcons } from "./social-icons";

const explorePages = [
  { to: "/journey", label: "Journey Map" },
  { to: "/letters", label: "Travel Letters" },
  { to: "/gallery", label: "Photo Gallery" },
  { to: "/about", label: "About" },
];

type Props = {
  content: FooterContent;
  popular: FooterLink[];
  /** The owner's own pages, by the menu that links to them. */
  pages: { menu: FooterLink[]; footer: FooterLink[] };
};

export function SiteFooter({ content, popular, pages }: Props) {
  return (
    <footer className="border-t border-line bg-surface text-base">
      <Container className="grid gap-12 py-14 sm:grid-cols-2 md:py-20 lg:grid-cols-[1.6fr_1fr_1fr]">
        <div className="max-w-md sm:col-span-2 lg:col-span-1">
          <p lang={ownLanguage()} className="font-display text-2xl font-semibold">
            {site().siteName}
          </p>
          <p {...ownText()} className="mt-3 mb-6 text-muted empty:hidden">
            {content.footerBrandDescription}
          </p>
          <SocialIcons
            instagram={content.footerInstagramUrl}
            youtube={content.footerYoutubeUrl}
            twitter={content.footerTwitterUrl}
            email={content.footerEmailUrl}
          />
          <FooterProgress content={content} />
        </div>
        <FooterList
          title="Explore"
          interfacePages={explorePages}
          links={pages.menu}
          discover="none"
        />
        {popular.length > 0 && <FooterList title="Popular Destinations" links={popular} />}
      </Container>
      <Container className="foot-line">
        <p {...ownText()}>{content.footerCopyright}</p>
        <FootPages content={content} pages={pages.footer} />
      </Container>
    </footer>
  );
}

function FooterProgress({ content }: { content: FooterContent }) {
  const { footerDaysTraveled, footerStatesCovered, footerDistance } = content;
  const figuresAt = figuresAddress(content);
  const figures = [
    isKnownFigure(footerDaysTraveled) && countedInWords(footerDaysTraveled, "day"),
    isKnownFigure(footerStatesCovered) && countedAreas(footerStatesCovered),
    isKnownFigure(footerDistance) && `${grouped(footerDistance)} km`,
  ].filter((figure) => figure !== false);
  return (
    <div className="mt-8 text-sm text-muted">
      <JourneyProgress
        percent={content.footerProgressPercentage}
        label={content.footerProgressText}
        sumAt={figuresAt}
      />
      {figures.length > 0 && (
        <Link to={figuresAt} className="flex min-h-touch items-center tabular-nums hover:underline">
          {figures.map((figure, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
            <Fragment key={index}>
              {index > 0 && " · "}
              {inWords`${figure}`}
            </Fragment>
          ))}
        </Link>
      )}
    </div>
  );
}

type ListProps = {
  title: string;
  /** Links listed before the owner's. */
  interfacePages?: FooterLink[];
  links: FooterLink[];
  discover?: "none";
};

function FooterList({ title, interfacePages = [], links, discover }: ListProps) {
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold tracking-wide text-muted uppercase">
        {title}
      </h2>
      <ul className="footer-pages">
        {interfacePages.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} discover={discover}>
              {label}
            </Link>
          </li>
        ))}
        {links.map(({ to, label }) => (
          <li key={label}>
            {/* `discover` is "none" for the menu's pages, which the header's links discover already. */}
            <Link {...ownText()} to={to} discover={discover}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
