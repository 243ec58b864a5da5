import type { Map as LeafletMap } from "leaflet";
import { useEffect } from "react";

/**
 * Cooperative gestures, so that the page still scrolls: the wheel zooms only after a click into the map, and one finger
 * scrolls the page. Buttons on the map react to Enter and to Space, and screen readers are told the map's keys.
 */
export function useCooperativeGestures(map: LeafletMap | null) {
  useEffect(() => {
    if (!map) return;
    const ended = new AbortController();
    const { signal } = ended;
    const container = map.getContainer();
    container.setAttribute("role", "group");
    container.setAttribute("aria-label", "Map: the arrow keys move it, plus and minus zoom");
    if (!map.options.zoomAnimation) cutMoves(map);
    const allowWheel = () => map.scrollWheelZoom.enable();
    const leaveWheel = () => map.scrollWheelZoom.disable();
    // Runs before Leaflet's own listeners, which would take a finger's move as a drag.
    const choose = ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") map.dragging.disable();
      else map.dragging.enable();
      allowWheel();
    };
    container.addEventListener("pointerdown", choose, { capture: true, signal });
    container.addEventListener("focusin", allowWheel, { signal });
    container.addEventListener("focusout", leaveWheel, { signal });
    container.addEventListener("mouseleave", leaveWheel, { signal });
    container.addEventListener("keydown", pressMarker, { signal });
    return () => ended.abort();
  }, [map]);
}

function pressMarker(event: KeyboardEvent) {
  const { target, key } = event;
  if (key !== "Enter" && key !== " ") return;
  if (!(target instanceof HTMLElement && target.matches(".leaflet-marker-icon"))) return;
  event.preventDefault();
  target.click();
}

/** With reduced motion, the view changes without animation. */
function cutMoves(map: LeafletMap) {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
