import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { type InstallOffer, setStatus, useStatus } from "~/offline/status";
import { whenIdle } from "~/utils/browser/when-idle";

const KeptLine = lazy(() => import("./kept-line"));
const InstallBanner = lazy(() => import("./install-banner"));

function onInstallOffer(event: Event) {
  event.preventDefault();
  setStatus({ install: event as InstallOffer });
}

/** Runs after everything that the page itself needs; without a connection, once it is back. */
async function start() {
  try {
    const { startOffline } = await import("~/offline/start");
    startOffline();
  } catch {
    window.addEventListener("online", start, { once: true });
  }
}

function onInstalled() {
  setStatus({ install: null });
}

/** Starts offline reading and shows its messages. */
export function OfflineSupport() {
  const { keptAt, install } = useStatus();
  const { key } = useLocation();
  // Pages after the first one of a document came from the network.
  const [firstKey] = useState(key);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("beforeinstallprompt", onInstallOffer, { signal });
    window.addEventListener("appinstalled", onInstalled, { signal });
    if (import.meta.env.PROD) whenIdle(start, signal);
    return () => ended.abort();
  }, []);
  const isOld = keptAt !== null && key === firstKey;
  // A boundary in the server's HTML would have to be hydrated before anything inside it could change.
  if (!isOld && !install) return null;
  return (
    <Suspense>
      {isOld && <KeptLine keptAt={keptAt} />}
      {install && <InstallBanner offer={install} />}
    </Suspense>
  );
}
