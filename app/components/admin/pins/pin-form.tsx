import type { z } from "zod";
import { FieldGroup, Wide } from "~/components/admin/fields/field-group";
import { PictureAddress, PictureFold } from "~/components/admin/fields/image-field";
import { PositionFields } from "~/components/admin/fields/position-fields";
import { addToList } from "~/components/admin/fields/set-field";
import { SocialCard } from "~/components/admin/fields/social-card";
import { UpdateAddresses } from "~/components/admin/fields/update-addresses";
import { RecordForm, type RecordFormProps } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import {
  CheckField,
  type Field,
  NumberField,
  SelectField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import type { newPinInput } from "~/models/road/pins/pin";
import { pinTypeLabel, pinTypes } from "~/vocabulary";

type Values = z.input<typeof newPinInput>;

const types = pinTypes.map((type) => ({ value: type, label: pinTypeLabel(type) }));

export function PinForm({ values, revision, draft, reply }: RecordFormProps<Values>) {
  const [form, fields] = useRecordForm<Values>(reply, values, ["name", "country"]);
  const position = fields.coordinates.getFieldset();
  return (
    <RecordForm form={form} revision={revision} draft={draft} reply={reply}>
      <FieldGroup legend="Place">
        <Wide>
          <TextField field={fields.name} label="Name" />
        </Wide>
        <TextField field={fields.country} label="Country" />
        <TextField field={fields.city} label="City" />
        <Wide>
          <TextArea field={fields.description} label="Description" rows={3} />
        </Wide>
      </FieldGroup>
      <PositionFields lat={position.lat} lng={position.lng} />
      <FieldGroup legend="Visit">
        <SelectField field={fields.pinType} label="Pin type" options={types} />
        <TextField field={fields.visitedDate} label="Visited date" type="date" />
        <NumberField field={fields.rating} label="Rating" hint="0 to 5" />
        <TextField field={fields.pinColor} label="Pin colour" placeholder="#f97316" />
        <Wide>
          <TextArea field={fields.notes} label="Notes" rows={3} />
        </Wide>
        <Wide>
          <PinPictures field={fields.images} />
        </Wide>
        <TextField field={fields.tags} label="Tags" hint="Parted by commas." />
        <CheckField field={fields.isVisible} label="Visible" />
      </FieldGroup>
      <SocialCard
        fields={fields}
        title={fields.name.value}
        text={fields.description.value}
        path="/journey"
      />
      <UpdateAddresses fields={fields} />
      <SaveBar label={"version" in revision ? "Save Changes" : "Add Pin"} back="/admin/pins" />
    </RecordForm>
  );
}

function PinPictures({ field }: { field: Field }) {
  return (
    <PictureFold label="Pictures" fields={[field]}>
      <PictureUpload
        name="imagesFiles"
        label="Pictures from this device"
        multiple
        onArrived={({ url }) => addToList(field.id, url)}
      />
      <PictureAddress
        field={field}
        label="Images"
        hint="Addresses, parted by commas."
        inputMode="text"
      />
    </PictureFold>
  );
}
