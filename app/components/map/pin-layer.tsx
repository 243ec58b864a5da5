import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import { type MapPin, shortName } from "~/models/pins/map-pin";
import { majorPinLabels } from "~/models/pins/pin-labels";
import L from "./leaflet";
import { pinClusters, TARGET_PX } from "./pin-clusters";
import { PinIcon } from "./pin-icon";

/** More than the map's height, by which Leaflet lays the lower of two marks above the other. */
const ABOVE_OTHERS = 1_000;

type Props = { pins: MapPin[]; onOpen: (pin: MapPin) => void };

/** The pins as buttons, drawn by React in the elements that Leaflet moves about. */
export function PinLayer({ pins, onOpen }: Props) {
  const map = useMap();
  const icons = useRef(new Map<string, HTMLElement>());
  const [drawing] = useState(() => document.createElement("div"));
  const labels = useMemo(() => majorPinLabels(pins), [pins]);
  useEffect(() => {
    const markers = pins.map((pin) => {
      const html = icons.current.get(pin.id);
      const icon = L.divIcon({ html, className: "", iconSize: [TARGET_PX, TARGET_PX] });
      const zIndexOffset = isCurrent(pin) ? ABOVE_OTHERS : 0;
      const options = { icon, alt: shortName(pin), zIndexOffset };
      return L.marker(pin.coordinates, options).on("click", () => onOpen(pin));
    });
    const clusters = pinClusters(map, markers, markers[pins.findIndex(isCurrent)]);
    // In a task of its own, for an old phone: making them takes it as long as showing them.
    const showing = setTimeout(() => clusters.addTo(map));
    return () => {
      clearTimeout(showing);
      clusters.remove();
    };
  }, [map, pins, onOpen]);
  return createPortal(
    // Leaflet takes the inner elements away; React keeps the outer ones to put them in and to end them.
    pins.map((pin) => (
      <span key={pin.id}>
        <span
          data-pin={pin.id}
          ref={(icon) => {
            if (icon) icons.current.set(pin.id, icon);
          }}
        >
          <PinIcon pin={pin} label={labels.find((label) => label.id === pin.id)} />
        </span>
      </span>
    )),
    drawing,
  );
}

function isCurrent({ pinType }: MapPin) {
  return pinType === "current";
}
