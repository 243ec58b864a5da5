import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { OfflineSupport } from "~/components/site/offline/offline-support";
import { PageFailure } from "~/components/site/page-error";
import { PendingPage, usePendingPath } from "~/components/site/pending-page";
import { currentOf } from "~/components/site/shell/current-page";
import { EditLine } from "~/components/site/shell/edit-line";
import type { PageLink } from "~/components/site/shell/mobile-menu";
import { SiteFooter } from "~/components/site/shell/site-footer";
import { SiteHeader } from "~/components/site/shell/site-header";
import { useArrival } from "~/components/site/shell/use-arrival";
import { BookOpen, CircleUser, House, Images, Route } from "~/components/ui/icons";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { linkedPages } from "~/models/texts/pages/page.server";
import { getFooter, getPopularLinks } from "~/pages/site/footer.server";
import { getOwner } from "~/session.server";
import { mainPages } from "~/site";
import { keepsShell } from "~/utils/browser/keeps-page-data";
import { env } from "~/utils/env.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const isOwner = (await getOwner(request)) !== null;
  return {
    footer: getFooter(),
    popular: getPopularLinks(),
    pages: linkedPages(),
    isOwner,
    tileUrl: env.TILE_URL,
  };
}

export { keepsShell as shouldRevalidate };

/** The frame around every public page. */
export default function SiteLayout() {
  const { footer, popular, pages } = useLoaderData<typeof loader>();
  const pendingPath = usePendingPath();
  useArrival();
  return (
    <Shell
      menu={pages.menu}
      footer={<SiteFooter content={footer} popular={popular} pages={pages} />}
    >
      {pendingPath && <PendingPage path={pendingPath} />}
      <div hidden={pendingPath !== null}>
        <Outlet />
      </div>
    </Shell>
  );
}

type ShellProps = {
  /** Links to the owner's pages, for the menu. */
  menu: PageLink[];
  footer: ReactNode;
  children: ReactNode;
};

function Shell({ menu, footer, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] lg:pb-0">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-accent px-5 py-3 font-medium text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <SectionBoundary name="Header">
        <SiteHeader own={menu} />
      </SectionBoundary>
      <SectionBoundary>
        <EditLine />
        <OfflineSupport />
      </SectionBoundary>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SectionBoundary name="Footer">{footer}</SectionBoundary>
      <SectionBoundary name="Menu">
        <BottomBar />
      </SectionBoundary>
    </div>
  );
}

const icons = {
  "/": House,
  "/journey": Route,
  "/letters": BookOpen,
  "/gallery": Images,
  "/about": CircleUser,
};

/**
 * The main pages within a thumb's reach, on narrow screens. The header links to the same pages, so Remix knows their
 * routes.
 */
function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main pages"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="bar-pages">
        {mainPages.map(({ to, label }) => {
          const Icon = icons[to];
          return (
            <li key={to}>
              <Link to={to} discover="none" aria-current={currentOf(to, pathname)}>
                <Icon className="size-5" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The frame without the parts that could not be loaded. */
export function ErrorBoundary() {
  return (
    <Shell menu={[]} footer={null}>
      <PageFailure />
    </Shell>
  );
}
