import { useRouteLoaderData } from "@remix-run/react";
import { CircleMarker, MapContainer, useMapEvents } from "react-leaflet";
import { Land } from "~/components/map/drawn/land";
import { Tiles } from "~/components/map/live/tiles";
import { emptyFrame } from "~/map-drawing/frame-grid";
import type { MapFrame } from "~/map-drawing/map-projection";
import { type Coordinates, hasPosition } from "~/utils/position/position";

/** How many zoom levels smaller this map is than the journey's. */
const FARTHER_ZOOMS = 1;
const ZOOM_OF_CHOSEN = 10;

type Props = { chosen: Coordinates; onChoose: (position: Coordinates) => void };

type Layout = { tileUrl?: string; mapFrame?: MapFrame };

/** A map on which a click chooses a position. */
export default function PositionMap({ chosen, onChoose }: Props) {
  const layout = useRouteLoaderData<Layout>("routes/admin/layout");
  const frame = layout?.mapFrame ?? emptyFrame();
  const start = hasPosition(chosen)
    ? { center: chosen, zoom: ZOOM_OF_CHOSEN }
    : { center: frame, zoom: Math.round(frame.zoom - FARTHER_ZOOMS) };
  return (
    <MapContainer {...start} className="z-0 h-80 w-full rounded-card border border-line">
      <Land frame={frame} />
      {layout?.tileUrl && <Tiles url={layout.tileUrl} />}
      <Clicks onChoose={onChoose} />
      {hasPosition(chosen) && (
        <CircleMarker center={chosen} radius={9} pathOptions={{ color: "var(--accent)" }} />
      )}
    </MapContainer>
  );
}

function Clicks({ onChoose }: Pick<Props, "onChoose">) {
  useMapEvents({ click: ({ latlng }) => onChoose(latlng.wrap()) });
  return null;
}
