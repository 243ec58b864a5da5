import type { Map as LeafletMap, Marker } from "leaflet";
import { memo, useEffect, useReducer, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import type { Label } from "~/map-drawing/label-placement";
import { MAP } from "~/map-drawing/map-projection";
import { HERE_ID, type MapPin, shortName } from "~/models/road/pins/map-pin";
import { majorPinLabels, pinLabels } from "~/models/road/pins/pin-labels";
import L from "../leaflet";
import { showMarkers, TARGET_PX } from "./pin-clusters";
import { PinIcon } from "./pin-icon";

/** More than the map's height: Leaflet puts marks that are lower on the map above others. */
const ABOVE_OTHERS = 1_000;

/** With more pins than this only the main ones have names, because placing all takes an old phone too long. */
const MOST_NAMED = 40;

/** The width of the map's own buttons at its right side. */
const BUTTONS_PX = 64;

type Props = { pins: MapPin[]; onOpen: (pin: MapPin) => void };

/**
 * The pins as buttons. React draws each into Leaflet's element once that is on the map: of a thousand pins, nearly all
 * are in clusters at first. The current place, the start and the end are never in a cluster.
 */
export function PinLayer({ pins, onOpen }: Props) {
  const map = useMap();
  const [drawing] = useState(() => document.createElement("div"));
  const [drawn, draw] = useReducer(withOneMore, []);
  const [labels, setLabels] = useState<Label[]>([]);
  useEffect(() => {
    const apart = pinsApart(pins);
    const pinOf = new Map<Marker, MapPin>();
    const markers = pins.map((pin) => {
      const slot = document.createElement("span");
      const icon = L.divIcon({ html: slot, className: "", iconSize: [TARGET_PX, TARGET_PX] });
      const zIndexOffset = apart.includes(pin) ? ABOVE_OTHERS : 0;
      const options = { icon, alt: shortName(pin), zIndexOffset };
      const marker = L.marker(pin.coordinates, options)
        .on("click", () => onOpen(pin))
        .once("add", () => draw({ pin, slot }));
      pinOf.set(marker, pin);
      return marker;
    });
    const markersApart = apart.flatMap((pin) => markers[pins.indexOf(pin)] ?? []);
    const end = showMarkers(map, markers, markersApart, (single) =>
      setLabels(
        namesOn(
          map,
          single.flatMap((marker) => pinOf.get(marker) ?? []),
        ),
      ),
    );
    return () => {
      end();
      draw(null);
    };
  }, [map, pins, onOpen]);
  return createPortal(
    drawn.map(({ pin, slot }) => (
      <DrawnPin
        key={pin.id}
        pin={pin}
        slot={slot}
        label={labels.find((label) => label.id === pin.id)}
      />
    )),
    drawing,
  );
}

type Drawn = { pin: MapPin; slot: HTMLElement };

/** Adds one pin to those drawn so far; none if `next` is `null`. */
function withOneMore(drawn: Drawn[], next: Drawn | null) {
  return next ? [...drawn, next] : [];
}

/** The current place and both ends of the journey, each pin once. */
function pinsApart(pins: MapPin[]) {
  const stops = pins.filter(({ id }) => id !== HERE_ID);
  const here = pins.find(({ pinType }) => pinType === "current");
  return [...new Set([here, stops[0], stops.at(-1)])].filter((pin) => pin !== undefined);
}

/** The names that fit beside these pins at the present zoom. */
function namesOn(map: LeafletMap, single: MapPin[]) {
  const { lat, lng } = map.getCenter();
  const { x: width } = map.getSize();
  const middle = MAP.width / 2;
  const seen = { left: middle - width / 2, right: middle + width / 2 - BUTTONS_PX };
  const sheet = { frame: { lat, lng, zoom: map.getZoom() }, seen };
  const stops = single.filter(({ id }) => id !== HERE_ID);
  const here = single.find(({ id }) => id === HERE_ID) ?? null;
  return single.length > MOST_NAMED
    ? majorPinLabels(sheet, stops, here)
    : pinLabels(sheet, stops, here);
}

/** React renders an inner element into Leaflet's; it keeps the outer one, so that it can remove it. */
const DrawnPin = memo(function DrawnPin({ pin, slot, label }: Drawn & { label?: Label }) {
  return (
    <span>
      <span
        data-pin={pin.id}
        ref={(icon) => {
          if (icon) slot.append(icon);
        }}
      >
        <PinIcon pin={pin} label={label} />
      </span>
    </span>
  );
});
