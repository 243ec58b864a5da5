import { useEffect, useState } from "react";
import type { Progress, WantedPage } from "./keep";
import type { KeptItem } from "./kept-items";

const DAY_MS = 24 * 60 * 60 * 1000;

export type KeepState =
  | { name: "idle" }
  | { name: "busy"; progress: Progress }
  | { name: "kept"; item: KeptItem }
  | { name: "failed"; reason: string };

function reasonOf(error: unknown) {
  return error instanceof Error && error.name === "QuotaExceededError"
    ? "There is not enough room on this device."
    : "It could not be fetched whole. Try again when the signal is better.";
}

/** The saved state of an item on this device, and functions to save and remove it. */
export function useKept(wanted: WantedPage, isReady: boolean) {
  const [state, setState] = useState<KeepState>({ name: "idle" });
  const { path, title, kind } = wanted;

  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    async function look() {
      const { findKept } = await import("./kept-items");
      const item = await findKept(path);
      if (isGone) return;
      setState(item?.isWhole ? { name: "kept", item } : { name: "idle" });
      if (!item || Date.now() - item.at < DAY_MS || !navigator.onLine) return;
      const { storeForOffline } = await import("./keep");
      // Silently: saved pages stay, whatever happens.
      await storeForOffline({ path, title, kind }, () => {}).catch(() => null);
    }
    look();
    return () => {
      isGone = true;
    };
  }, [isReady, path, title, kind]);

  async function keep() {
    setState({ name: "busy", progress: { done: 0, total: 0, bytes: 0 } });
    try {
      const { storeForOffline } = await import("./keep");
      const item = await storeForOffline(wanted, (progress) =>
        setState({ name: "busy", progress }),
      );
      setState(item ? { name: "kept", item } : { name: "idle" });
    } catch (error) {
      setState({ name: "failed", reason: reasonOf(error) });
    }
  }

  async function remove() {
    const { deleteKept } = await import("./kept-items");
    await deleteKept(path);
    setState({ name: "idle" });
  }

  return { state, keep, remove };
}
