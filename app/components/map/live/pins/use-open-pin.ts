import type { Map as LeafletMap } from "leaflet";
import { useCallback, useEffect, useState } from "react";
import type { MapPin } from "~/models/road/pins/map-pin";

/** The pin whose popup is open. `close` gives the focus back to it; `forget` leaves it where it is. */
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

/** The pin's button, or the map itself while the pin is part of a cluster. */
function buttonOf(map: LeafletMap, pin: MapPin) {
  const mark = map.getContainer().querySelector(`[data-pin="${CSS.escape(pin.id)}"]`);
  return mark?.closest<HTMLElement>(".leaflet-marker-icon") ?? map.getContainer();
}
