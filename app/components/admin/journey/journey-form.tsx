import type { DefaultValue } from "@conform-to/react";
import type { z } from "zod";
import { FieldGroup, Wide } from "~/components/admin/fields/field-group";
import { PositionFields } from "~/components/admin/fields/position-fields";
import { UpdateAddresses } from "~/components/admin/fields/update-addresses";
import { RecordForm } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import {
  type Field,
  NumberField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import type { Reply } from "~/forms/reply";
import type { journeyInput } from "~/models/road/journey/journey";
import type { RoadFigures } from "~/models/road/line/figures.server";
import { grouped } from "~/utils/words/counted";

type Values = z.input<typeof journeyInput>;

type Props = {
  values: DefaultValue<Values>;
  /** The figures computed from the road; `null` before its first stop. */
  road: RoadFigures | null;
  version: number;
  reply: Reply;
};

const required = ["currentLocation", "currentLocationDescription"] as const;

export function JourneyForm({ values, road, version, reply }: Props) {
  const [form, fields] = useRecordForm<Values>(reply, values, required);
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
        hint="A figure that stands here is set by hand: it is told everywhere, and goes on with each 'I am here'. One left empty follows the road."
      >
        <NumberField
          field={fields.journeyProgress}
          label="Journey progress (%)"
          hint={origin(fields.journeyProgress, road?.journeyProgress) ?? "From 0 to 100"}
        />
        <NumberField
          field={fields.daysTraveled}
          label="Days traveled"
          hint={origin(fields.daysTraveled, road?.daysTraveled)}
        />
        <NumberField
          field={fields.statesCovered}
          label="States covered"
          hint={origin(fields.statesCovered, road?.statesCovered)}
        />
        <NumberField
          field={fields.distanceCovered}
          label="Distance covered (km)"
          hint={origin(fields.distanceCovered, road?.distanceCovered)}
        />
      </FieldGroup>
      <UpdateAddresses fields={fields} />
      <SaveBar label="Save Changes" />
    </RecordForm>
  );
}

/** The field's hint: whether its figure was set by hand, and the computed one. */
function origin({ initialValue }: Field, worked: number | null | undefined) {
  if (worked == null) return initialValue ? "Set by hand." : undefined;
  return initialValue
    ? `Set by hand. The road says ${grouped(worked)}: leave it empty to follow the road.`
    : `Worked out from the road: ${grouped(worked)}.`;
}
