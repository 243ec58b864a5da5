import { useLocation } from "@remix-run/react";
import type { Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useState } from "react";
import type { MapPin } from "~/models/road/pins/map-pin";

/** The pin whose popup is open. `close` returns the focus to it; `forget` does not move the focus. */
export function useOpenPin(map: LeafletMap | null) {
  const [openPin, open] = useState<MapPin | null>(null);
  const forget = useCallback((pin: MapPin) => open((now) => (now === pin ? null : now)), []);
  const close = useCallback(() => {
    if (map && openPin) buttonOf(map, openPin).focus();
    open(null);
  }, [map, openPin]);
  useEffect(() => {
    const container = map?.getContainer();
    if (!container || !openPin) return;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    container.addEventListener("keydown", onKey);
    return () => container.removeEventListener("keydown", onKey);
  }, [map, openPin, close]);
  return { openPin, open, close, forget };
}

/** The pin's button, or the map itself while the pin is in a cluster. */
function buttonOf(map: LeafletMap, pin: MapPin) {
  const mark = map.getContainer().querySelector(`[data-pin="${CSS.escape(pin.id)}"]`);
  return mark?.closest<HTMLElement>(".leaflet-marker-icon") ?? map.getContainer();
}

/** Opens the pin in the page's address once the map is shown, unless the visitor is using the map. */
export function useAskedPin(isShown: boolean, pins: MapPin[], open: (pin: MapPin) => void) {
  const { hash } = useLocation();
  useEffect(() => {
    const asked = isShown && pins.find((pin) => hash === `#pin-${pin.id}`);
    if (!asked) return;
    if (document.activeElement === document.body || isAtEntry(asked)) open(asked);
  }, [isShown, pins, open, hash]);
}

/** Whether the focus is on the pin's entry in the list of places, where the address leads. */
export function isAtEntry({ id }: MapPin) {
  return document.activeElement?.id === `pin-${id}`;
}
