import { LocateFixed } from "lucide-react";
import type { ClipboardEvent } from "react";
import type { z } from "zod";
import { FoldedGroup } from "~/components/admin/fields/folded-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { MapPicker, pastePosition } from "~/components/admin/fields/map-picker";
import { RecordForm, type RecordFormProps } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import {
  CheckField,
  type Field,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { TimeField } from "~/components/admin/times/time-field";
import { timeSourceInWords } from "~/components/admin/times/time-source";
import { SmallButton } from "~/components/ui/buttons/small-button";
import type { newMomentInput } from "~/models/road/moments/moment";
import { OtherUse } from "./other-use";
import { type MomentPlace, useOpenFields } from "./use-open-fields";

type Values = z.input<typeof newMomentInput>;

type Props = RecordFormProps<Values> & {
  id: string;
  /** The known places, whose names are used for positions near them. */
  places: MomentPlace[];
};

/** The quick fields come first and fit on a phone's screen; the rest is folded away and filled in automatically. */
export function MomentForm({ id, values, revision, draft, reply, places }: Props) {
  const [form, fields] = useRecordForm<Values>(reply, values, ["text"]);
  const isNew = "formId" in revision;
  const { lat, lng } = fields.coordinates.getFieldset();
  const { place, happenedAt, isVisible } = fields;
  const open = useOpenFields({ place, happenedAt, lat, lng }, places, isNew);
  return (
    <RecordForm form={form} revision={revision} draft={draft} reply={reply}>
      <div onInput={open.begin}>
        <TextArea
          field={fields.text}
          label="What happened"
          rows={3}
          autoFocus={isNew && form.valid}
          hint="One sentence is enough."
        />
      </div>
      <div className="grid gap-2">
        <ImageField
          field={fields.picture}
          label="Picture"
          hint="A path on this site such as /media/…, or an https:// address; empty for none."
          momentId={id}
          onChosen={(_batch, files) => open.readFrom(files, files[0]?.name ?? "")}
          onArrived={({ takenAt, coordinates }) =>
            open.fillFrom({ takenAt, position: coordinates })
          }
        />
        {isNew && (open.hasPhotograph || fields.picture.value) && (
          <OtherUse pictureFieldId={fields.picture.id} />
        )}
      </div>
      <PlaceField field={place} open={open} />
      <MoreFields fields={{ happenedAt, lat, lng, isVisible }} open={open} />
      <SaveBar
        label={isNew ? "Save moment" : "Save Changes"}
        back="/admin/moments"
        draftButton={null}
      />
    </RecordForm>
  );
}

type OpenFields = ReturnType<typeof useOpenFields>;

/** Where it happened: a name, or the position of this device. */
function PlaceField({ field, open }: { field: Field; open: OpenFields }) {
  return (
    <div className="grid gap-2">
      <TextField
        field={field}
        label="Place"
        hint="Left empty, the nearest that is known."
        autoComplete="off"
      />
      <div className="flex flex-wrap items-center gap-2 no-js:hidden">
        <SmallButton onClick={open.locate}>
          <LocateFixed aria-hidden="true" className="size-4" strokeWidth={1.5} />
          Use my position
        </SmallButton>
        <p role="status" className="text-sm text-muted empty:hidden">
          {open.message}
        </p>
      </div>
    </div>
  );
}

type MoreProps = {
  fields: Record<"happenedAt" | "lat" | "lng" | "isVisible", Field>;
  open: OpenFields;
};

/** The fields that are filled in automatically. */
function MoreFields({ fields: { happenedAt, lat, lng, isVisible }, open }: MoreProps) {
  const when = open.timeSource === "name" ? "Happened at, a guess" : "Happened at";
  const onPaste = (event: ClipboardEvent) => pastePosition(event, { lat, lng });
  return (
    <FoldedGroup
      legend="More"
      fields={{
        [when]: happenedAt,
        Latitude: lat,
        Longitude: lng,
        Visible: isVisible,
      }}
    >
      <TimeField
        field={happenedAt}
        label={when}
        hint={
          timeSourceInWords(open.timeSource) ??
          "Left empty, when the photograph was taken; without one, now."
        }
      />
      <TextField
        field={lat}
        label="Latitude"
        hint="Readers never see the position."
        autoComplete="off"
        onPaste={onPaste}
      />
      <TextField field={lng} label="Longitude" autoComplete="off" onPaste={onPaste} />
      <div className="grid gap-2 sm:col-span-2 no-js:hidden">
        <MapPicker lat={lat} lng={lng} />
      </div>
      <CheckField field={isVisible} label="Visible" />
    </FoldedGroup>
  );
}
