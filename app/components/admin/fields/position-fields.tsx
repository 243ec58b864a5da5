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
    <FieldGroup legend="Position">
      {/* Text, not number: a number field would swallow what is no number without a word. */}
      <TextField field={lat} label="Latitude" autoComplete="off" onPaste={onPaste} />
      <TextField field={lng} label="Longitude" autoComplete="off" onPaste={onPaste} />
      <Wide>{picker ?? <PositionPicker lat={lat} lng={lng} />}</Wide>
    </FieldGroup>
  );
}
