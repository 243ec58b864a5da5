import type { ClipboardEvent, ReactNode } from "react";
import { type Field, TextField } from "~/components/admin/forms/versioned-controls";
import { FieldGroup, Wide } from "./field-group";
import { pastePosition } from "./map-picker";
import { PositionPicker } from "./position-picker";

type Props = {
  lat: Field;
  lng: Field;
  /** What fills them in, where the form asks the device elsewhere. */
  picker?: ReactNode;
};

/** Latitude and longitude: typed, taken from the device, or picked on a map. */
export function PositionFields({ lat, lng, picker }: Props) {
  const onPaste = (event: ClipboardEvent) => pastePosition(event, { lat, lng });
  return (
    <FieldGroup
      legend="Position"
      hint="Degrees, such as 34.0837 and 74.7973. Left empty, or 0 and 0, there is no position: no marker and no directions."
    >
      {/* Text, not number: a number field would swallow what is no number without a word. */}
      <TextField
        field={lat}
        label="Latitude"
        hint="From -90 to 90"
        autoComplete="off"
        onPaste={onPaste}
      />
      <TextField
        field={lng}
        label="Longitude"
        hint="From -180 to 180"
        autoComplete="off"
        onPaste={onPaste}
      />
      <Wide>{picker ?? <PositionPicker lat={lat} lng={lng} />}</Wide>
    </FieldGroup>
  );
}
