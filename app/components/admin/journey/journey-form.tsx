import { type DefaultValue, useForm } from "@conform-to/react";
import type { z } from "zod";
import { FieldGroup, Wide } from "~/components/admin/fields/field-group";
import { PositionFields } from "~/components/admin/fields/position-fields";
import { UpdateAddresses } from "~/components/admin/fields/update-addresses";
import { RecordForm } from "~/components/admin/forms/record-form";
import type { Reply } from "~/components/admin/forms/reply";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { TextArea, TextField } from "~/components/admin/forms/versioned-controls";
import type { journeyInput } from "~/models/journey/journey";

type Values = z.input<typeof journeyInput>;

type Props = { values: DefaultValue<Values>; version: number; reply: Reply };

const required = { required: true };

export function JourneyForm({ values, version, reply }: Props) {
  const [form, fields] = useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
    constraint: { currentLocation: required, currentLocationDescription: required },
  });
  const position = fields.currentCoordinates.getFieldset();
  return (
    <RecordForm form={form} revision={{ version }} reply={reply}>
      <FieldGroup legend="Where you are">
        <TextField field={fields.currentLocation} label="Current location" />
        <TextField field={fields.nextStop} label="Next stop" />
        <Wide>
          <TextArea
            field={fields.currentLocationDescription}
            label="Location description"
            rows={2}
          />
        </Wide>
      </FieldGroup>
      <PositionFields lat={position.lat} lng={position.lng} />
      <FieldGroup
        legend="How far you have come"
        hint="What stands here is kept. With 'I am here' each figure goes on from it; one left empty is worked out."
      >
        <TextField
          field={fields.journeyProgress}
          label="Journey progress (%)"
          inputMode="numeric"
          hint="From 0 to 100"
        />
        <TextField field={fields.daysTraveled} label="Days traveled" inputMode="numeric" />
        <TextField field={fields.statesCovered} label="States covered" inputMode="numeric" />
        <TextField
          field={fields.distanceCovered}
          label="Distance covered (km)"
          inputMode="numeric"
        />
      </FieldGroup>
      <UpdateAddresses fields={fields} />
      <SaveBar label="Save Changes" />
    </RecordForm>
  );
}
