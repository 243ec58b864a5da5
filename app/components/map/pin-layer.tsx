import L from "leaflet";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import { MINOR_RANK } from "./label-placement";
import type { MapPin } from "./map-pin";
import { pinClusters, TARGET_PX } from "./pin-clusters";
import { PinIcon } from "./pin-icon";
import { stopLabels } from "./stop-names";

type Props = { pins: MapPin[]; onOpen: (pin: MapPin) => void };

/** The pins as buttons, drawn by React in the elements that Leaflet moves about. */
export function PinLayer({ pins, onOpen }: Props) {
  const map = useMap();
  const stops = useMemo(
    () => pins.map((pin) => ({ pin, element: document.createElement("span") })),
    [pins],
  );
  const labels = useMemo(
    () => stopLabels(pins, null).filter((label) => label.rank < MINOR_RANK),
    [pins],
  );
  useEffect(() => {
    const markers = stops.map(({ pin, element }) => {
      const icon = L.divIcon({ html: element, className: "", iconSize: [TARGET_PX, TARGET_PX] });
      return L.marker(pin.coordinates, { icon }).on("click", () => onOpen(pin));
    });
    const current = markers[pins.findIndex((pin) => pin.pinType === "current")];
    const clusters = pinClusters(map, markers, current).addTo(map);
    return () => {
      clusters.remove();
    };
  }, [map, pins, stops, onOpen]);
  return stops.map(({ pin, element }) =>
    createPortal(
      <span data-pin={pin.id}>
        <PinIcon pin={pin} label={labels.find((label) => label.id === pin.id)} />
      </span>,
      element,
      pin.id,
    ),
  );
}
