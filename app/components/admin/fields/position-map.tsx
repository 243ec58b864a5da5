import { useRouteLoaderData } from "@remix-run/react";
import { CircleMarker, MapContainer, useMapEvents } from "react-leaflet";
import { Land } from "~/components/map/land";
import { EMPTY_VIEW } from "~/components/map/start-view";
import { Tiles } from "~/components/map/tiles";
import { type Coordinates, hasPosition } from "~/utils/position";

type Props = { chosen: Coordinates; onChoose: (position: Coordinates) => void };

/** A map on which a click chooses a position. */
export default function PositionMap({ chosen, onChoose }: Props) {
  const layout = useRouteLoaderData<{ tileUrl?: string }>("routes/admin/layout");
  const start = hasPosition(chosen) ? { center: chosen, zoom: 10 } : EMPTY_VIEW;
  return (
    <MapContainer {...start} className="z-0 h-80 w-full rounded-card border border-line">
      <Land />
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
