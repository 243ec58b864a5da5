import type { Popup as LeafletPopup } from "leaflet";
import { memo, useRef } from "react";
import { Popup, useMap, useMapEvents } from "react-leaflet";
import type { MapPin } from "~/models/road/pins/map-pin";
import { PinPopup } from "./pin-popup";

const WIDTH_PX = 290;
const ABOVE_PIN: [number, number] = [0, -4];
const MARGIN_PX = 12;
const BUTTONS_PX = 56;
const TIP_PX = 24;
const PIN_AND_TIP_PX = 46 + TIP_PX;

/** The width of the buttons in the map's corner, which a narrow map hides while a popup is open. */
function rightPx() {
  return MARGIN_PX + (matchMedia("(width >= 40rem)").matches ? BUTTONS_PX : 0);
}

type Props = { pin: MapPin; onClose: () => void; onGone: (pin: MapPin) => void };

/** The popup of a pin. It must not render again: Leaflet would replace its content, and the focus be lost. */
export const PinPopupLayer = memo(function PinPopupLayer({ pin, onClose, onGone }: Props) {
  const map = useMap();
  const popup = useRef<LeafletPopup>(null);
  // Narrower still in a window of 320 pixels.
  const width = Math.min(WIDTH_PX, map.getSize().x - 2 * MARGIN_PX);
  // Leaflet shows the whole popup when it opens, but a zoom or a rotated phone can cut it off.
  const fitInside = () => {
    const { offsetWidth = 0, offsetHeight = 0 } = popup.current?.getElement() ?? {};
    map.panInside(pin.coordinates, {
      paddingTopLeft: [offsetWidth / 2 + MARGIN_PX, offsetHeight + TIP_PX + MARGIN_PX],
      paddingBottomRight: [offsetWidth / 2 + rightPx(), MARGIN_PX],
    });
  };
  useMapEvents({ zoomend: fitInside, resize: fitInside });
  return (
    <Popup
      ref={popup}
      position={pin.coordinates}
      offset={ABOVE_PIN}
      closeButton={false}
      eventHandlers={{ remove: () => onGone(pin) }}
      minWidth={width}
      maxWidth={width}
      maxHeight={map.getSize().y - PIN_AND_TIP_PX}
      autoPanPaddingTopLeft={[MARGIN_PX, MARGIN_PX]}
      autoPanPaddingBottomRight={[rightPx(), MARGIN_PX]}
    >
      <PinPopup pin={pin} onClose={onClose} />
    </Popup>
  );
});
