import "../map.css";
import { type ComponentProps, forwardRef } from "react";
import { TileLayer } from "react-leaflet";

const ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

type Props = Omit<ComponentProps<typeof TileLayer>, "attribution" | "referrerPolicy">;

/** The provider's tiles; it requires attribution and a `Referer`. */
export const Tiles = forwardRef<React.ComponentRef<typeof TileLayer>, Props>(
  function Tiles(props, ref) {
    return (
      <TileLayer
        ref={ref}
        attribution={ATTRIBUTION}
        referrerPolicy="strict-origin-when-cross-origin"
        {...props}
      />
    );
  },
);
