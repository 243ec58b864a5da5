import type { Map as LeafletMap, MapOptions } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import { AttributionControl, MapContainer } from "react-leaflet";
import type { JourneyFrames } from "~/map-drawing/journey-frames";
import { aboutMeridian, type MapFrame as Frame, middleOf } from "~/map-drawing/map-projection";
import { type MapPin, mapWords, withHere } from "~/models/road/pins/map-pin";
import { Land } from "../drawn/land";
import { type Here, splitRoute } from "../drawn/route-line";
import { MapFrame } from "../map-frame";
import { useCooperativeGestures } from "./cooperative-gestures";
import { MapControls } from "./map-controls";
import { MapHint } from "./map-hint";
import { loadMapPins } from "./pins/map-pins";
import { PinLayer } from "./pins/pin-layer";
import { PinPopupLayer } from "./pins/pin-popup-layer";
import { useAskedPin, useOpenPin } from "./pins/use-open-pin";
import { RouteLayer } from "./route-layer";
import { useStartView } from "./start-view";
import { Tiles } from "./tiles";
import { useTileState } from "./use-tile-state";

type Props = {
  /** The frames of the drawn map, for narrow and for wide windows. */
  frames: JourneyFrames;
  current: Here | null;
  tileUrl: string | undefined;
  isShown: boolean;
  /** Called when the map has something to show. */
  onReady: () => void;
};

/** The live map, once its pins are loaded. If they cannot be loaded it throws, and the drawn map stays. */
export default function LiveMap(props: Props) {
  const [pins, setPins] = useState<MapPin[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    loadMapPins().then(setPins, setFailure);
  }, []);
  if (failure) throw failure;
  return pins && <PinnedMap {...props} pins={pins} />;
}

/** The map with tiles; without them the drawn land shows through, and everything else works. */
function PinnedMap({
  pins,
  frames,
  current,
  tileUrl,
  isShown,
  onReady,
}: Props & { pins: MapPin[] }) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [frame] = useState(() => frameHere(frames));
  const { shownPins, middle } = useMemo(
    () => inOneTurn(withHere(pins, current), frame),
    [pins, current, frame],
  );
  const { behind, ahead, now } = useMemo(() => splitRoute(pins, current), [pins, current]);
  const { hasTiles, watched } = useTileState(onReady);
  const { openPin, open, close, forget } = useOpenPin(map);
  const [options] = useState(mapOptions);
  useStartView(map, shownPins, frame);
  useCooperativeGestures(map);
  useContainerSize(map);
  const step = useSteps(4);
  useAskedPin(isShown, shownPins, open);
  const { label, hereName } = mapWords(pins, current);
  return (
    <MapFrame label={label} hasTiles={hasTiles} isShown={isShown}>
      {map && step > 0 && (
        <div className={`absolute top-3 right-3 z-[1] ${openPin ? "max-sm:hidden" : ""}`}>
          <MapControls map={map} now={now && aboutMeridian(now, middle)} hereName={hereName} />
        </div>
      )}
      <MapHint map={map} places={shownPins} />
      <MapContainer ref={setMap} className="z-0 size-full" {...options}>
        <AttributionControl prefix={false} />
        {step > 3 && <Land frame={frame} />}
        {step > 0 && tileUrl && <Tiles url={tileUrl} {...watched} />}
        {step > 1 && <RouteLayer behind={behind} ahead={ahead} middle={middle} />}
        {step > 2 && <PinLayer pins={shownPins} onOpen={open} />}
        {openPin && (
          <PinPopupLayer key={openPin.id} pin={openPin} onClose={close} onGone={forget} />
        )}
      </MapContainer>
    </MapFrame>
  );
}

/** The frame that the drawn map's classes select in this window. */
function frameHere({ narrow, wide = narrow }: JourneyFrames) {
  return matchMedia("(width >= 40rem)").matches ? wide : narrow;
}

/** The pins with longitudes around one meridian: the middle of the smallest map that contains them all. */
function inOneTurn(pins: MapPin[], { lng }: Frame) {
  const middle = middleOf(
    pins.map(({ coordinates }) => coordinates),
    lng,
  );
  const shownPins = pins.map((pin) => ({
    ...pin,
    coordinates: aboutMeridian(pin.coordinates, middle),
  }));
  return { shownPins, middle };
}

/** Leaflet's options for this browser; without animations if reduced motion is set. */
function mapOptions(): MapOptions {
  const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    minZoom: 3,
    // The map has its own buttons and attribution.
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    // See `useContainerSize`.
    trackResize: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
  };
}

/**
 * Counts from 0 to `last`, each step in a task of its own that yields the main thread, so that an old phone can react
 * in between.
 */
function useSteps(last: number) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1));
    return () => clearTimeout(timer);
  }, [step, last]);
  return step;
}

/** Tells Leaflet about every change of its container's size; by itself it only watches the window, and too early. */
function useContainerSize(map: LeafletMap | null) {
  useEffect(() => {
    if (!map) return;
    const observer = new ResizeObserver(() => map.invalidateSize({ debounceMoveend: true }));
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);
}
