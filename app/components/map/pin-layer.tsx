import { memo, useEffect, useMemo, useReducer, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import type { Label } from "~/map-drawing/label-placement";
import { MAP, type MapFrame } from "~/map-drawing/map-projection";
import { type MapPin, shortName } from "~/models/pins/map-pin";
import { majorPinLabels } from "~/models/pins/pin-labels";
import L from "./leaflet";
import { showMarkers, TARGET_PX } from "./pin-clusters";
import { PinIcon } from "./pin-icon";

/** More than the map's height, by which Leaflet lays the lower of two marks above the other. */
const ABOVE_OTHERS = 1_000;

/** A name of the live map may stand anywhere on its sheet. */
const ALL = { left: 0, right: MAP.width };

type Props = { frame: MapFrame; pins: MapPin[]; onOpen: (pin: MapPin) => void };

/**
 * The pins as buttons. React draws each into the element that Leaflet moves about, once it comes onto the map: of a
 * thousand, nearly all stand in clusters at first.
 */
export function PinLayer({ frame, pins, onOpen }: Props) {
  const map = useMap();
  const [drawing] = useState(() => document.createElement("div"));
  const [drawn, draw] = useReducer(withOneMore, []);
  const isDrawing = drawn.length > 0;
  // To place the names takes an old phone so long that it is done in this later task.
  const labels = useMemo(
    () => (isDrawing ? majorPinLabels({ frame, seen: ALL }, pins) : []),
    [isDrawing, frame, pins],
  );
  useEffect(() => {
    const markers = pins.map((pin) => {
      const slot = document.createElement("span");
      const icon = L.divIcon({ html: slot, className: "", iconSize: [TARGET_PX, TARGET_PX] });
      const zIndexOffset = isCurrent(pin) ? ABOVE_OTHERS : 0;
      const options = { icon, alt: shortName(pin), zIndexOffset };
      return L.marker(pin.coordinates, options)
        .on("click", () => onOpen(pin))
        .once("add", () => draw({ pin, slot }));
    });
    const end = showMarkers(map, markers, markers[pins.findIndex(isCurrent)]);
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

/** The pins drawn so far and the next one; none when it is `null`. */
function withOneMore(drawn: Drawn[], next: Drawn | null) {
  return next ? [...drawn, next] : [];
}

/** The inner element goes into Leaflet's; React keeps the outer one, to put it in and to end it. */
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

function isCurrent({ pinType }: MapPin) {
  return pinType === "current";
}
