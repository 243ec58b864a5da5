import { useEffect } from "react";
import type { MapPin } from "~/models/pins/map-pin";

/** Opens the pin that the page's address names, once the map is shown; not under someone's hands. */
export function useAskedPin(isShown: boolean, pins: MapPin[], open: (pin: MapPin) => void) {
  useEffect(() => {
    if (!isShown || document.activeElement !== document.body) return;
    const asked = pins.find((pin) => location.hash === `#pin-${pin.id}`);
    if (asked) open(asked);
  }, [isShown, pins, open]);
}
