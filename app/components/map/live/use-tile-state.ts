import type { TileLayer } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";

/** So long the drawn map waits for the first tiles. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Watches the tiles: `onReady` is called when those in sight are there, or when they are not to be
 * had. `hasTiles` says whether any came; `watched` goes onto the layer.
 */
export function useTileState(onReady: () => void) {
  const layer = useRef<TileLayer>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const eventHandlers = useMemo(
    () => ({ tileload: () => setHasTiles(true), load: onReady }),
    [onReady],
  );
  useEffect(() => {
    const timer = setTimeout(onReady, LONGEST_WAIT_MS);
    const retry = () => layer.current?.redraw();
    window.addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [onReady]);
  return { hasTiles, watched: { ref: layer, eventHandlers } };
}
