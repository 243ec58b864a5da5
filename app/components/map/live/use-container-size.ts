import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/** Tells the map of every change of its container; by itself it asks only when the window changes, and too early. */
export function useContainerSize(map: LeafletMap | null) {
  useEffect(() => {
    if (!map) return;
    const observer = new ResizeObserver(() => map.invalidateSize({ debounceMoveend: true }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}
