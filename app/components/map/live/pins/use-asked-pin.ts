import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { MapPin } from "~/models/road/pins/map-pin";

/** Opens the pin that the page's address names, once the map is shown; not under someone's hands. */
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
