import { Link, useLocation } from "@remix-run/react";
import { JourneyMark } from "~/components/journey-line/journey-mark";
import { ButtonLink } from "~/components/ui/buttons/button";
import { Search } from "~/components/ui/icons";
import { ownLanguage } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import { mainPages, site } from "~/site";
import { currentOf } from "./current-page";
import { MobileMenu, type PageLink } from "./mobile-menu";
import { ThemeToggle } from "./theme-toggle";
import { useIsOwner } from "./use-is-owner";

/** How many of the owner's own pages fit into the row, on a tablet none; the footer has them all. */
const IN_ROW = 2;

/** The header: the main pages in a row on wide screens, in a menu on narrow ones. */
export function SiteHeader({ own }: { own: PageLink[] }) {
  const { pathname } = useLocation();
  const isOwner = useIsOwner();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-canvas">
      <Container className="flex h-14 items-center gap-1 lg:h-18 lg:gap-2">
        <Wordmark />
        <nav aria-label="Main" className="hidden lg:block xl:mr-4">
          <ul className="main-pages">
            {[...mainPages, ...own.slice(0, IN_ROW)].map(({ to, label }, at) => (
              <li key={to} className={at < mainPages.length ? undefined : "hidden xl:block"}>
                <Link
                  dir="auto"
                  lang={at < mainPages.length ? undefined : ownLanguage()}
                  to={to}
                  prefetch="intent"
                  aria-current={currentOf(to, pathname)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SearchLink />
        <ThemeToggle />
        <div className="ml-2 hidden lg:block" data-live="">
          <ButtonLink to="/admin" kind="secondary">
            {isOwner ? "Admin" : "Login"}
          </ButtonLink>
        </div>
        <MobileMenu own={own} />
      </Container>
    </header>
  );
}

function SearchLink() {
  return (
    <Link
      to="/search"
      aria-label="Search"
      data-tip="Search"
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-ink"
    >
      <Search className="size-5" />
    </Link>
  );
}

function Wordmark() {
  return (
    <Link
      to="/"
      className="mr-auto inline-flex min-h-touch min-w-0 items-center gap-2 font-display text-base leading-tight font-semibold sm:text-xl lg:text-lg xl:text-xl"
    >
      <JourneyMark />
      <span lang={ownLanguage()} className="line-clamp-2 min-w-0 wrap-anywhere">
        {site().siteName}
      </span>
    </Link>
  );
}
