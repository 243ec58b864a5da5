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

/** After everything that the page itself needs; where the line died meanwhile, when it is back. */
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

/** Starts what lets the site be read without a network, and shows what it has to say. */
export function OfflineSupport() {
  const { keptAt, install } = useStatus();
  const { key } = useLocation();
  // Whatever follows the first page of a document came from the network just now.
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
  // A boundary in the server's page would have to be hydrated before anything in it may change.
  if (!isOld && !install) return null;
  return (
    <Suspense>
      {isOld && <KeptLine keptAt={keptAt} />}
      {install && <InstallBanner offer={install} />}
    </Suspense>
  );
}
