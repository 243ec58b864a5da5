import type { TileLayer } from "leaflet";
import { useEffect, useMemo, useRef, useState } from "react";

/** How long the drawn map waits for the first tiles. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Watches the tiles: `onReady` is called when the visible ones are loaded, or cannot be loaded. `hasTiles` says whether
 * any were; `watched` are props for the layer.
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
