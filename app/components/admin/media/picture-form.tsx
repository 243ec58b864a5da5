import type { z } from "zod";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { awayFrom } from "~/device/screens/uploads/picture-words";
import { INTENT, NAME_PLACE } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import { LIMITS } from "~/models/base/records/limits";
import type { LibraryView } from "~/models/collections/library/library-page.server";
import type { pictureInput } from "~/models/collections/library/picture-input";
import { offsetInWords, offsetOf, timeSourceOf } from "~/models/pictures/picture-day";
import { toLocalInput } from "~/utils/words/dates";
import { FieldGroup, Wide } from "../fields/field-group";
import { PositionFields } from "../fields/position-fields";
import { setField } from "../fields/set-field";
import { RecordForm } from "../forms/record-form";
import { SaveBar } from "../forms/save-bar";
import { TextArea, TextField } from "../forms/versioned-controls";
import { TimeField } from "../times/time-field";
import { timeSourceInWords } from "../times/time-source";
import { FocusFields, FocusPicker } from "./focus-picker";

type Values = Omit<z.input<typeof pictureInput>, "version">;

type Props = {
  picture: LibraryView;
  reply: Reply;
  back: string;
};

/** The owner's description of a picture: alt text, title, time, place and focus. */
export function PictureForm({ picture, reply, back }: Props) {
  const { alt, title, coordinates, focusX, focusY } = picture;
  const clock = offsetOf(picture);
  const timeSource = timeSourceOf(picture);
  const takenAt = toLocalInput(picture.takenAt, clock);
  const values = { alt, title, takenAt, coordinates, focusX, focusY };
  const [form, fields] = useRecordForm<Values>(reply, values);
  const position = fields.coordinates.getFieldset();
  const { focusX: across, focusY: down } = fields;
  return (
    <RecordForm form={form} revision={{ version: picture.version }} reply={reply}>
      <FocusPicker picture={picture} across={across} down={down} />
      <FieldGroup legend="About it">
        <Wide>
          <TextArea
            field={fields.alt}
            label="Description"
            rows={2}
            hint={`For those who do not see it: what is to be seen, in at most ${LIMITS.caption} characters.`}
          />
        </Wide>
        <div className="grid gap-2">
          <TextField field={fields.title} label="Title" />
          {picture.near && <NearPlace {...picture.near} titleId={fields.title.id} />}
        </div>
        <TimeField
          field={fields.takenAt}
          label={timeSource === "name" ? "Date taken, a guess" : "Date taken"}
          clock={
            picture.takenOffset === null
              ? undefined
              : { name: `the camera's clock, ${offsetInWords(clock)}`, east: clock }
          }
          hint={timeSourceInWords(timeSource)}
        />
      </FieldGroup>
      <PositionFields lat={position.lat} lng={position.lng} />
      <FocusFields picture={picture} across={across} down={down} />
      <SaveBar label="Save Changes" back={back} />
    </RecordForm>
  );
}

type NearProps = NonNullable<LibraryView["near"]> & { titleId: string };

/** Offers the name of the nearest place as the title; without scripts the button reloads the form with it filled in. */
function NearPlace({ name, km, titleId }: NearProps) {
  return (
    <div className="grid gap-1">
      <p className="text-sm text-muted">
        Taken {awayFrom(km)} {name}.
      </p>
      <button
        type="submit"
        name={INTENT}
        value={NAME_PLACE}
        onClick={(event) => {
          event.preventDefault();
          setField(titleId, name);
        }}
        className="inline-flex min-h-touch items-center justify-self-start rounded-control border border-edge bg-surface px-3 text-sm font-medium hover:border-ink"
      >
        Title it {name}
      </button>
    </div>
  );
}
