import "../map.css";
import { type ComponentProps, forwardRef } from "react";
import { TileLayer } from "react-leaflet";

const ATTRIBUTION =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

type Props = Omit<ComponentProps<typeof TileLayer>, "attribution" | "referrerPolicy">;

/** The tiles of the map's provider, who asks to be named and to be told the site they are shown on. */
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
