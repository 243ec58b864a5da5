import { useId } from "react";
import { MapGround } from "./map-ground";
import { MapLayer } from "./map-layer";
import { type MapPin, shortName } from "./map-pin";
import { PlaceList } from "./place-list";
import { type Here, smoothPath, splitRoute } from "./route-line";
import { HereDot, StopLink } from "./stop-link";
import { StopNames } from "./stop-names";

type Props = { pins: MapPin[]; current?: Here | null; className?: string };

/**
 * The journey drawn on the land's outline, with the same places as a list: no script, no tiles. One
 * unit of the drawing is one pixel at the map's full height of 500; narrow slots cut off the far sides.
 */
export function DrawnMap({ pins, current = null, className = "" }: Props) {
  const listId = useId();
  const { behind, ahead, now } = splitRoute(pins, current);
  const currentPin = pins.find((pin) => pin.pinType === "current");
  const hereName = currentPin ? shortName(currentPin) : current?.name;
  return (
    <figure className={className}>
      <div className="relative h-[min(31.25rem,135vw)] overflow-hidden rounded-card border border-line bg-monsoon/10">
        <a
          href={`#${listId}`}
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-3 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
        >
          Skip to the list of places
        </a>
        <MapLayer>
          <MapGround />
          <g className="fill-none stroke-accent" strokeLinecap="round" strokeLinejoin="round">
            <path d={smoothPath(ahead)} strokeWidth="2" strokeDasharray="1 5" />
            <path d={smoothPath(behind)} strokeWidth="2.25" />
          </g>
        </MapLayer>
        <MapLayer
          label={`Map of the journey: ${pins.length} places${hereName ? `, now at ${hereName}` : ""}`}
        >
          {pins.map((pin) => (
            <StopLink key={pin.id} pin={pin} />
          ))}
        </MapLayer>
        <MapLayer>
          {now && <HereDot at={now} />}
          <StopNames pins={pins} apart={currentPin ? null : now && current} />
        </MapLayer>
      </div>
      <PlaceList id={listId} pins={pins} />
    </figure>
  );
}
