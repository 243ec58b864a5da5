import { useEffect, useMemo, useReducer } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import { type MapPin, shortName } from "~/models/pins/map-pin";
import { majorPinLabels } from "~/models/pins/pin-labels";
import L from "./leaflet";
import { showMarkers, TARGET_PX } from "./pin-clusters";
import { PinIcon } from "./pin-icon";

/** More than the map's height, by which Leaflet lays the lower of two marks above the other. */
const ABOVE_OTHERS = 1_000;

type Props = { pins: MapPin[]; onOpen: (pin: MapPin) => void };

/**
 * The pins as buttons. React draws each into the element that Leaflet moves about, once it comes onto the map: of a
 * thousand, nearly all stand in clusters at first.
 */
export function PinLayer({ pins, onOpen }: Props) {
  const map = useMap();
  const [drawn, draw] = useReducer(withOneMore, []);
  const isDrawing = drawn.length > 0;
  // Only then, for it is work of its own.
  const labels = useMemo(() => (isDrawing ? majorPinLabels(pins) : []), [isDrawing, pins]);
  useEffect(() => {
    const markers = pins.map((pin) => {
      const html = document.createElement("span");
      html.dataset.pin = pin.id;
      const icon = L.divIcon({ html, className: "", iconSize: [TARGET_PX, TARGET_PX] });
      const zIndexOffset = isCurrent(pin) ? ABOVE_OTHERS : 0;
      const options = { icon, alt: shortName(pin), zIndexOffset };
      return L.marker(pin.coordinates, options)
        .on("click", () => onOpen(pin))
        .once("add", () => draw({ pin, html }));
    });
    const end = showMarkers(map, markers, markers[pins.findIndex(isCurrent)]);
    return () => {
      end();
      draw(null);
    };
  }, [map, pins, onOpen]);
  return drawn.map(({ pin, html }) =>
    createPortal(
      <PinIcon pin={pin} label={labels.find((label) => label.id === pin.id)} />,
      html,
      pin.id,
    ),
  );
}

type Drawn = { pin: MapPin; html: HTMLElement };

/** Nothing for `null`, where others come. */
function withOneMore(drawn: Drawn[], next: Drawn | null) {
  return next ? [...drawn, next] : [];
}

function isCurrent({ pinType }: MapPin) {
  return pinType === "current";
}
