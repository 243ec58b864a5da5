import { LocateFixed } from "lucide-react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { choosePosition, MapPicker } from "./map-picker";
import { useDevicePosition } from "./use-device-position";

type Props = { lat: Field; lng: Field };

/** Fills in a position from the device or from a click on a map; it needs scripts. */
export function PositionPicker(fields: Props) {
  const { message, locate } = useDevicePosition((position) => choosePosition(fields, position));
  return (
    <div className="flex flex-wrap gap-2 no-js:hidden">
      <SmallButton onClick={locate}>
        <LocateFixed aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Use my position
      </SmallButton>
      <MapPicker {...fields} />
      <p role="status" className="order-last w-full text-sm text-muted empty:hidden">
        {message}
      </p>
    </div>
  );
}
