import { memo } from "react";
import { type MapPin, mapWords } from "~/models/map-pin";
import { MapGround } from "./map-ground";
import { MapLayer } from "./map-layer";
import { HereDot, PinLink } from "./pin-link";
import { PinNames } from "./pin-names";
import { project } from "./projection";
import { type Here, smoothPath, splitRoute } from "./route-line";
import { touchAreas } from "./touch-areas";

type Props = { pins: MapPin[]; current: Here | null };

/**
 * The journey drawn on the land's outline: no script, no tiles. One unit of the drawing is one pixel
 * at the map's full height of 500; narrow slots cut off the far sides.
 */
export const DrawnMap = memo(function DrawnMap({ pins, current }: Props) {
  const { behind, ahead, now } = splitRoute(pins, current);
  const areas = touchAreas(pins.map((pin) => project(pin.coordinates)));
  const currentPin = pins.find((pin) => pin.pinType === "current");
  return (
    <>
      <MapLayer>
        <MapGround />
        <g className="fill-none stroke-accent" strokeLinecap="round" strokeLinejoin="round">
          <path d={smoothPath(ahead.map(project))} strokeWidth="2" strokeDasharray="1 5" />
          <path d={smoothPath(behind.map(project))} strokeWidth="2.25" />
        </g>
      </MapLayer>
      <MapLayer label={mapWords(pins, current).label}>
        {pins.map((pin, index) => (
          <PinLink key={pin.id} pin={pin} area={areas[index] ?? []} />
        ))}
      </MapLayer>
      <MapLayer>
        {now && <HereDot at={project(now)} colour={currentPin?.pinColor} />}
        <PinNames pins={pins} apart={currentPin ? null : now && current} />
      </MapLayer>
    </>
  );
});
