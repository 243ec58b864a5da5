import { type DefaultValue, useForm } from "@conform-to/react";
import { useEffect } from "react";
import type { z } from "zod";
import { PositionFields } from "~/components/admin/fields/position-fields";
import { setField } from "~/components/admin/fields/set-field";
import { RecordForm } from "~/components/admin/forms/record-form";
import type { Reply } from "~/components/admin/forms/reply";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { CheckField, SelectField, TextField } from "~/components/admin/forms/versioned-controls";
import type { hereInput } from "~/models/journey/here";
import { nearestFirst } from "~/models/places/known-place";
import { type Coordinates, hasPosition } from "~/utils/position";
import { NearestPlaces } from "./nearest-places";

type Values = z.input<typeof hereInput>;

export type PlaceChoice = { key: string; name: string; label: string; coordinates: Coordinates };

type Props = { places: PlaceChoice[]; reply: Reply };

/** A place this near to the position is chosen by itself. */
const CHOSEN_KM = 30;
const SHOWN = 3;
const START: DefaultValue<Values> = { isRounded: true };

export function HereForm({ places, reply }: Props) {
  const [form, fields] = useForm<Values>({ lastResult: reply?.result, defaultValue: START });
  const { lat, lng } = fields.coordinates.getFieldset();
  const position = { lat: Number(lat.value) || 0, lng: Number(lng.value) || 0 };
  const nearest = hasPosition(position) ? nearestFirst(places, position).slice(0, SHOWN) : [];
  const [first] = nearest;
  const chosen = first && first.km <= CHOSEN_KM ? first.place.key : "";
  const placeId = fields.place.id;
  useEffect(() => {
    if (chosen) setField(placeId, chosen);
  }, [placeId, chosen]);
  return (
    <RecordForm form={form} reply={reply}>
      <PositionFields lat={lat} lng={lng} />
      <NearestPlaces nearest={nearest} onChoose={(key) => setField(placeId, key)} />
      <SelectField
        field={fields.place}
        label="Known place"
        blank="Choose a place on the road"
        options={places.map(({ key, label }) => ({ value: key, label }))}
      />
      <TextField
        field={fields.name}
        label="Or a new name"
        hint="Such as Kochi, Kerala. Typed here, it goes before the place chosen above."
        autoComplete="off"
      />
      <TextField
        field={fields.currentLocationDescription}
        label="One line about it"
        hint="Left empty, a known place says it with its own description."
      />
      <CheckField
        field={fields.isRounded}
        label="Round the position to about 1 km"
        hint="For a new place. At a known place the map shows that place, never your exact position."
      />
      <SaveBar label="I am here" back="/admin" />
    </RecordForm>
  );
}
