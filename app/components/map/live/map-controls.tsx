import type { Map as LeafletMap } from "leaflet";
import type { ReactNode } from "react";
import { useState } from "react";
import { LocateFixed, Minus, Plus } from "~/components/ui/icons";
import type { Coordinates } from "~/utils/position/position";

/** Near enough for the pin to stand alone, outside a cluster. */
const LOCATED_ZOOM = 9;

type Props = { map: LeafletMap; now: Coordinates | null; hereName: string | undefined };

/** Buttons to zoom, and to go back to the traveller's position; the visitor's own position is never asked for. */
export function MapControls({ map, now, hereName }: Props) {
  const [message, setMessage] = useState("");
  const icon = { className: "size-5" };

  function locate(position: Coordinates) {
    map.closePopup();
    map.setView(position, Math.max(map.getZoom(), LOCATED_ZOOM));
    setMessage(`The map shows ${hereName ?? "where the traveller is"}.`);
  }

  return (
    <div className="grid gap-2">
      <div className="grid divide-y divide-line overflow-clip rounded-control border border-edge bg-surface">
        <ControlButton label="Zoom in" onPress={() => map.zoomIn()}>
          <Plus {...icon} />
        </ControlButton>
        <ControlButton label="Zoom out" onPress={() => map.zoomOut()}>
          <Minus {...icon} />
        </ControlButton>
      </div>
      {now && (
        <div className="rounded-control border border-edge bg-surface">
          <ControlButton label="Show where the traveller is" onPress={() => locate(now)}>
            <LocateFixed {...icon} />
          </ControlButton>
        </div>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

type ButtonProps = { label: string; onPress: () => void; children: ReactNode };

function ControlButton({ label, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-ink hover:text-accent focus-visible:-outline-offset-3"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
