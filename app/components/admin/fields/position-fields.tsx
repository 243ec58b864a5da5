import { LocateFixed } from "lucide-react";
import type { ClipboardEvent, ReactNode } from "react";
import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { FieldGroup, Wide } from "./field-group";
import { choosePosition, MapPicker, pastePosition } from "./map-picker";
import { useDevicePosition } from "./use-device-position";

type Props = {
  lat: Field;
  lng: Field;
  /** The buttons that fill in the position; for forms that ask the device in another place. */
  picker?: ReactNode;
};

/** Latitude and longitude: typed, taken from the device, or picked on a map. */
export function PositionFields({ lat, lng, picker }: Props) {
  const onPaste = (event: ClipboardEvent) => pastePosition(event, { lat, lng });
  return (
    <FieldGroup legend="Position">
      {/* Text fields: a number field would silently drop what is not a number. */}
      <TextField field={lat} label="Latitude" autoComplete="off" onPaste={onPaste} />
      <TextField field={lng} label="Longitude" autoComplete="off" onPaste={onPaste} />
      <Wide>{picker ?? <PositionPicker lat={lat} lng={lng} />}</Wide>
    </FieldGroup>
  );
}

/** Fills in a position from the device or from a click on a map; it needs scripts. */
function PositionPicker(fields: Omit<Props, "picker">) {
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
