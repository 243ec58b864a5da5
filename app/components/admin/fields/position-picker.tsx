import { LocateFixed, MapPinned } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { JourneyLoading } from "~/components/journey-line/journey-line";
import type { Coordinates } from "~/utils/position";
import { setField } from "./set-field";
import { SmallButton } from "./small-button";

const PositionMap = lazy(() => import("./position-map"));

const DECIMALS = 5;
const TIMEOUT_MS = 15_000;

type Props = { lat: Field; lng: Field };

/** Fills in a position from the device or from a click on a map; it needs scripts. */
export function PositionPicker({ lat, lng }: Props) {
  const [message, setMessage] = useState("");
  const [isMapOpen, setMapOpen] = useState(false);

  function choose(position: Coordinates) {
    setField(lat.id, position.lat.toFixed(DECIMALS));
    setField(lng.id, position.lng.toFixed(DECIMALS));
  }

  function locate() {
    setMessage("Looking for your position…");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        choose({ lat: coords.latitude, lng: coords.longitude });
        const metres = Math.round(coords.accuracy);
        // Some devices say nothing of it, as 0.
        setMessage(metres > 0 ? `Found, to within ${metres} m.` : "Found.");
      },
      () => setMessage("Your device gave no position. Allow it in the browser, or type it in."),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  }

  return (
    <div className="grid gap-2 no-js:hidden">
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={locate}>
          <LocateFixed aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Use my position
        </SmallButton>
        <SmallButton onClick={() => setMapOpen(!isMapOpen)} aria-expanded={isMapOpen}>
          <MapPinned aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Pick on a map
        </SmallButton>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
      {isMapOpen && (
        <Suspense fallback={<JourneyLoading label="Loading the map…" />}>
          <PositionMap
            chosen={{ lat: Number(lat.value) || 0, lng: Number(lng.value) || 0 }}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  );
}
