import { useRouteLoaderData } from "@remix-run/react";
import { Component, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import type { JourneyMap } from "~/pages/journey-map.server";
import { DrawnMap } from "../drawn/drawn-map";
import type { Here } from "../drawn/route-line";
import { PIN_LIST_ID, PinList } from "../pin-list";
import { askForMapPins } from "./pins/map-pins";
import { nextFrame, useWhenNear } from "./when-near";

/** Loads Leaflet and its styles before the code that needs them, so that an old phone can react in between. */
const LiveMap = lazy(async () => {
  askForMapPins();
  await import("./tiles");
  await nextFrame();
  return import("./live-map");
});

type Props = { map: JourneyMap; current?: Here | null; className?: string };

/**
 * The journey's map with the same places as a list. The map is drawn by the server; with scripts the live map is laid
 * over it once it is near the window and has something to show.
 */
export function InteractiveMap({ map, current = null, className = "" }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const tileUrl = useRouteLoaderData<{ tileUrl: string }>("routes/site/layout")?.tileUrl;
  const isNear = useWhenNear(slot);
  const [isLive, setLive] = useState(false);
  const show = useCallback(() => afterFocus(drawn.current, () => setLive(true)), []);
  const { sheet, wideSheet } = map;
  const frames = { narrow: sheet.frame, wide: wideSheet?.frame };
  const giveUp = useCallback(() => setLive(false), []);

  return (
    <figure className={className}>
      <div
        ref={slot}
        className="relative isolate h-[min(500px,135vw)] break-inside-avoid overflow-hidden rounded-card border border-line bg-monsoon/10"
      >
        <SkipLink to={PIN_LIST_ID} />
        <div
          ref={drawn}
          className={isLive ? "invisible transition-[visibility] delay-200 print:visible" : ""}
        >
          <DrawnMap map={map} current={current} />
        </div>
        {isNear && (
          <MapBoundary onFailure={giveUp}>
            <Suspense fallback={null}>
              <LiveMap
                frames={frames}
                current={current}
                tileUrl={tileUrl}
                isShown={isLive}
                onReady={show}
              />
            </Suspense>
          </MapBoundary>
        )}
      </div>
      <PinList map={map} />
    </figure>
  );
}

function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:m-3 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
    >
      Skip to the list of places
    </a>
  );
}

/** Waits until no link inside the element that will be removed has the focus. */
function afterFocus(leaving: HTMLElement | null, then: () => void) {
  if (!leaving?.contains(document.activeElement)) return then();
  leaving.addEventListener("focusout", function onFocusOut({ relatedTarget }) {
    if (relatedTarget instanceof Node && leaving.contains(relatedTarget)) return;
    leaving.removeEventListener("focusout", onFocusOut);
    then();
  });
}

type MapBoundaryProps = { onFailure: () => void; children: ReactNode };

/** Catches all errors of the live map; the drawn one below it stays. */
class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
