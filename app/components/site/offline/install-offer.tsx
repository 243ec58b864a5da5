import { useEffect, useState } from "react";
import { useStatus } from "~/offline/status";

/** Only Safari on phones and tablets tells whether it runs from the home screen. */
function isSafariTab() {
  return "standalone" in navigator && navigator.standalone === false;
}

/** The permanent offer to install the site: a button, or instructions if there is none. */
export function InstallOffer() {
  const { install } = useStatus();
  const [hasSteps, setHasSteps] = useState(false);
  useEffect(() => setHasSteps(isSafariTab()), []);
  if (install) {
    return (
      <li>
        <button
          type="button"
          onClick={() => import("./install-banner").then((banner) => banner.install(install))}
        >
          Install
        </button>
      </li>
    );
  }
  if (!hasSteps) return null;
  return (
    <li>
      <span>To install: tap Share, then ‘Add to Home Screen’.</span>
    </li>
  );
}
