import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { type InstallOffer, setStatus, useStatus } from "~/offline/status";

const KeptLine = lazy(() => import("./kept-line"));
const InstallBanner = lazy(() => import("./install-banner"));

function onInstallOffer(event: Event) {
  event.preventDefault();
  setStatus({ install: event as InstallOffer });
}

/** After everything that the page itself needs. */
async function start() {
  const { startOffline } = await import("~/offline/start");
  startOffline();
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
    window.addEventListener("beforeinstallprompt", onInstallOffer);
    window.addEventListener("appinstalled", onInstalled);
    if (import.meta.env.PROD && document.readyState === "complete") start();
    else if (import.meta.env.PROD) window.addEventListener("load", start, { once: true });
    return () => {
      window.removeEventListener("load", start);
      window.removeEventListener("beforeinstallprompt", onInstallOffer);
      window.removeEventListener("appinstalled", onInstalled);
    };
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
