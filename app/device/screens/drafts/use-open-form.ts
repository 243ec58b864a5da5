import { useEffect, useState } from "react";
import { type DraftKey, type DraftState, openFormPath } from "~/models/find/drafts/draft";

const ASK_EVERY_MS = 30_000;

type Elsewhere = {
  /** Since when another device has the form open; `null` when none has. */
  openElsewhereSince: string | null;
  /** What another page kept last, `null` when nothing else did. */
  saved: DraftState | null;
};

const ALONE: Elsewhere = { openElsewhereSince: null, saved: null };

/** Tells the site that this page has the form open, and hears what goes on elsewhere; nothing without a line. */
export function useOpenForm(of: DraftKey | null, writer: string) {
  const [elsewhere, setElsewhere] = useState(ALONE);
  const path = of && openFormPath(of);
  useEffect(() => {
    if (!path) return;
    const ask = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await fetch(`${path}?writer=${writer}`, { method: "PUT" }).catch(() => null);
      if (answer?.ok) setElsewhere(await answer.json());
    };
    const leave = () => navigator.sendBeacon(path);
    void ask();
    const timer = window.setInterval(ask, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("pagehide", leave);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [path, writer]);
  return elsewhere;
}
