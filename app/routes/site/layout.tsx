import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { OfflineSupport } from "~/components/site/offline/offline-support";
import { PageFailure } from "~/components/site/page-error";
import { PendingPage, usePendingPath } from "~/components/site/pending-page";
import { BottomBar } from "~/components/site/shell/bottom-bar";
import { EditLine } from "~/components/site/shell/edit-line";
import type { PageLink } from "~/components/site/shell/mobile-menu";
import { SiteFooter } from "~/components/site/shell/site-footer";
import { SiteHeader } from "~/components/site/shell/site-header";
import { useArrival } from "~/components/site/shell/use-arrival";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { linkedPages } from "~/models/texts/pages/page.server";
import { getFooter, getPopularLinks } from "~/pages/site/footer.server";
import { getOwner } from "~/session.server";
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

/** The shell around every public page. */
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
  /** The owner's own pages in the menu. */
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

/** The shell without what it could not load. */
export function ErrorBoundary() {
  return (
    <Shell menu={[]} footer={null}>
      <PageFailure />
    </Shell>
  );
}
