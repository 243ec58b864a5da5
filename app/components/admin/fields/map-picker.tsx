import { MapPinned } from "lucide-react";
import { type ClipboardEvent, lazy, Suspense, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { JourneyLoading } from "~/components/journey-line/journey-line";
import { SmallButton } from "~/components/ui/buttons/small-button";
import type { Coordinates } from "~/utils/position/position";
import { parsePair } from "~/utils/position/position-text";
import { setField } from "./set-field";

const PositionMap = lazy(() => import("./position-map"));

const DECIMALS = 5;

type Props = { lat: Field; lng: Field };

/** Writes a position into its two fields. */
export function choosePosition({ lat, lng }: Props, position: Coordinates) {
  setField(lat.id, position.lat.toFixed(DECIMALS));
  setField(lng.id, position.lng.toFixed(DECIMALS));
}

/** Pasting a pair of coordinates into either field fills both. */
export function pastePosition(event: ClipboardEvent, fields: Props) {
  const pair = parsePair(event.clipboardData.getData("text"));
  if (!pair) return;
  event.preventDefault();
  setField(fields.lat.id, String(pair.lat));
  setField(fields.lng.id, String(pair.lng));
}

/** Fills in a position from a click on a map; it needs scripts. */
export function MapPicker(fields: Props) {
  const { lat, lng } = fields;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
        <MapPinned aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Pick on a map
      </SmallButton>
      {isOpen && (
        <div className="w-full">
          <Suspense fallback={<JourneyLoading label="Loading the map…" />}>
            <PositionMap
              chosen={{ lat: Number(lat.value) || 0, lng: Number(lng.value) || 0 }}
              onChoose={(position) => choosePosition(fields, position)}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}
