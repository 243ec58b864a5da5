import { useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { type InstallOffer, setStatus } from "~/offline/status";

const DISMISSED = "install-dismissed";

/** Asks the browser to install the site; possible once for each of its offers. */
export async function install(offer: InstallOffer) {
  setStatus({ install: null });
  await offer.prompt();
}

/** The browser's offer to install the site, until it is accepted or dismissed. */
export default function InstallBanner({ offer }: { offer: InstallOffer }) {
  const [isShown, setShown] = useState(() => !localStorage.getItem(DISMISSED));
  if (!isShown) return null;

  function putOff() {
    localStorage.setItem(DISMISSED, "yes");
    setShown(false);
  }

  return (
    <section
      aria-labelledby="install"
      className="fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-sm rounded-card border border-line bg-surface p-5 text-base shadow-lg lg:right-auto lg:bottom-6 lg:left-6 lg:mx-0"
    >
      <h2 id="install" className="text-xl">
        The journey in your pocket
      </h2>
      <p className="mt-1 text-muted">
        Put it on your home screen: pages you have read open without a signal.
      </p>
      <div className="mt-4 flex gap-3">
        <Button type="button" onClick={() => install(offer)}>
          Install
        </Button>
        <Button type="button" kind="secondary" onClick={putOff}>
          Not now
        </Button>
      </div>
    </section>
  );
}
