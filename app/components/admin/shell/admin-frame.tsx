import { Link, useLocation, useNavigation } from "@remix-run/react";
import { Aperture, LocateFixed } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { Moment } from "~/components/ui/moment";
import { Container } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { loadLiveToast } from "~/components/ui/toasts/toast";
import { QueueStatus } from "~/device/screens/queue-status";
import { leaveKeptPage, pageKeptAt } from "~/offline/kept-page";
import { keepDesk } from "~/offline/owner-desk";
import { site } from "~/site";
import { whenIdle } from "~/utils/browser/when-idle";
import { ExitForm } from "./exit-form";
import { Tabs } from "./tabs";

/** Registers the service worker, then saves the pages that open without a connection. */
async function startOffline() {
  const { startOffline: register } = await import("~/offline/start");
  register();
  await navigator.serviceWorker?.ready;
  if (!navigator.serviceWorker.controller) await controlled();
  await keepDesk();
}

/** Resolves when the first service worker of this browser controls the page. */
function controlled() {
  return new Promise((resolve) =>
    navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
  );
}

/** The frame around every admin page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const isBusy = useNavigation().state !== "idle";
  useEffect(() => {
    const stop = new AbortController();
    // Loaded early: above an open dialog only the live toast is visible, and it may have to report a lost connection.
    whenIdle(() => void loadLiveToast().catch(() => {}), stop.signal);
    if (import.meta.env.PROD) whenIdle(() => void startOffline().catch(() => {}), stop.signal);
    return () => stop.abort();
  }, []);
  return (
    <div data-admin="" className="min-h-dvh" aria-busy={isBusy}>
      <SectionBoundary name="Header">
        <KeptPageLine />
        <AdminHeader />
        <QueueStatus />
      </SectionBoundary>
      <div
        aria-hidden="true"
        className={`sticky top-0 z-40 h-0.5 bg-accent transition-opacity ${isBusy ? "opacity-100" : "opacity-0"}`}
      />
      <Container className="px-3 py-4 sm:px-6 md:py-8">
        <main tabIndex={-1} className="outline-none">
          {children}
        </main>
      </Container>
    </div>
  );
}

function AdminHeader() {
  return (
    <header className="border-b border-line bg-surface">
      <Container className="px-3 pt-3 sm:px-6">
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 pb-2 sm:grid-cols-[1fr_auto_auto]">
          <div className="grid min-w-0 sm:min-w-min">
            <h1 className="text-lg leading-tight whitespace-nowrap sm:text-xl md:text-2xl">
              Admin Dashboard
            </h1>
            <Link
              to="/"
              className="relative text-sm text-muted underline-offset-4 after:absolute after:inset-x-0 after:-top-4 after:-bottom-1.5 hover:underline"
            >
              {site().siteName}
            </Link>
          </div>
          <div className="max-sm:order-last max-sm:col-span-2">
            <RoadLinks />
          </div>
          <ExitForm />
        </div>
        <Tabs />
      </Container>
    </header>
  );
}

/** Says how old a cached page is. Pages after a navigation come from the site, so they need no note. */
function KeptPageLine() {
  const { key, pathname, search } = useLocation();
  const [firstKey] = useState(key);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => {
    if (key !== firstKey) leaveKeptPage();
    setKeptAt(pageKeptAt());
  }, [key, firstKey]);
  if (keptAt === null) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-surface px-3 text-sm sm:px-6"
    >
      <span className="py-2">
        No line: this page is as this device saw it, <Moment at={new Date(keptAt)} />.
      </span>
      <Link
        to={pathname + search}
        reloadDocument
        className="inline-flex min-h-touch items-center font-medium underline underline-offset-4"
      >
        Try again
      </Link>
    </p>
  );
}

/** Links for the most frequent tasks on the road, on every page of the admin area. */
function RoadLinks() {
  return (
    <p className="grid grid-cols-2 gap-2 *:px-2 *:text-sm *:whitespace-nowrap sm:flex sm:*:px-3">
      <ButtonLink to="/admin/moments/new">
        <Aperture {...rowIcon} />
        New moment
      </ButtonLink>
      <ButtonLink to="/admin/here">
        <LocateFixed {...rowIcon} />I am here
      </ButtonLink>
    </p>
  );
}
