import { LocateFixed } from "lucide-react";
import { useEffect } from "react";
import type { z } from "zod";
import { choosePosition, MapPicker } from "~/components/admin/fields/map-picker";
import { PositionFields } from "~/components/admin/fields/position-fields";
import { setField } from "~/components/admin/fields/set-field";
import { useDevicePosition } from "~/components/admin/fields/use-device-position";
import { RecordForm } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import {
  CheckField,
  type Field,
  SelectField,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { Button } from "~/components/ui/buttons/button";
import { ONLY_NOW } from "~/device/screens/drafts/form-entries";
import type { Reply } from "~/forms/reply";
import type { checkInInput } from "~/models/road/journey/check-in";
import { loadTowns } from "~/utils/position/nearest-town";
import { counted } from "~/utils/words/counted";
import { type MoveRule, moveRuleChoices } from "~/vocabulary";
import { FoundField } from "./found-field";
import { nameTown, nearestTo, optionsOf, type PlaceChoice, placeHere } from "./near-places";
import { OfferedPlaces } from "./offered-places";

type Values = z.input<typeof checkInInput>;

type Props = {
  places: PlaceChoice[];
  setting: { hereShown: MoveRule; hereDelayHours: number };
  reply: Reply;
};

const SHOWN = 3;

/** Its button for the device's position is at the bottom on phones, for the thumb, and at the top on wide screens. */
export function CheckInForm({ places, setting, reply }: Props) {
  const values = { isRounded: true, shown: setting.hereShown };
  const [form, fields] = useRecordForm<Values>(reply, values);
  const { lat, lng } = fields.coordinates.getFieldset();
  const position = { lat, lng };
  const { message, locate } = useDevicePosition((found) => {
    choosePosition(position, found);
    nameTown(places, found, fields.name.id);
  });
  // Load the towns early, so that they are there when the button is pressed or the connection is lost.
  useEffect(() => void loadTowns().catch(() => {}), []);
  const nearest = nearestTo(places, { lat: lat.value, lng: lng.value });
  // A place this near is chosen automatically.
  const chosen = placeHere(nearest)?.key ?? "";
  const placeId = fields.place.id;
  useEffect(() => {
    if (chosen) setField(placeId, chosen);
  }, [placeId, chosen]);
  const next = places.filter(({ isNext }) => isNext).map((place) => ({ place, km: null }));
  const plan = places.find(({ key }) => key === fields.place.value)?.plan ?? null;
  return (
    <RecordForm form={form} reply={reply}>
      <UsePosition onClick={locate} className="justify-self-start max-sm:hidden" />
      <OfferedPlaces
        label={nearest ? "Nearest places" : "Next on the road"}
        offered={nearest?.slice(0, SHOWN) ?? next}
        onChoose={(key) => setField(placeId, key)}
      />
      <KnownPlace fields={fields} places={places} nearest={nearest} />
      <FoundField
        field={fields.currentLocationDescription}
        plan={fields.name.value ? null : plan}
      />
      <AudienceFields fields={fields} setting={setting} />
      <div {...ONLY_NOW}>
        <PositionFields {...position} picker={<MapPicker {...position} />} />
      </div>
      <SaveBar label="I am here" back="/admin">
        <UsePosition onClick={locate} className="order-first w-full sm:hidden" />
        <p role="status" className="w-full text-sm text-muted empty:hidden max-sm:order-first">
          {message}
        </p>
      </SaveBar>
    </RecordForm>
  );
}

function UsePosition({ onClick, className }: { onClick: () => void; className: string }) {
  return (
    <Button
      type="button"
      kind="secondary"
      onClick={onClick}
      className={`no-js:hidden ${className}`}
    >
      <LocateFixed aria-hidden="true" className="size-5" strokeWidth={1.5} />
      Use my position
    </Button>
  );
}

type KnownProps = {
  fields: Record<"place" | "name", Field>;
  places: PlaceChoice[];
  nearest: ReturnType<typeof nearestTo>;
};

function KnownPlace({ fields, places, nearest }: KnownProps) {
  return (
    <div {...ONLY_NOW} className="contents">
      <SelectField
        field={fields.place}
        label="Known place"
        blank={nearest ? "Choose a place, the nearest first" : "Choose a place on the road"}
        options={optionsOf(places, nearest)}
      />
      <TextField
        field={fields.name}
        label="Or a new name"
        hint="A town, and what it lies in. Typed here, it goes before the place chosen above."
        autoComplete="off"
      />
    </div>
  );
}

type AudienceProps = Pick<Props, "setting"> & { fields: Record<"isRounded" | "shown", Field> };

/** How exact a position readers see, and from when. */
function AudienceFields({ fields, setting }: AudienceProps) {
  return (
    <>
      <CheckField
        field={fields.isRounded}
        label="Round the position to about 1 km"
        hint="For a new place. At a known place the map shows that place, never your exact position."
      />
      <SelectField
        field={fields.shown}
        label="Readers are told"
        options={moveRuleChoices.map(({ value, label }) => ({
          value,
          label: value === "later" ? `After ${counted(setting.hereDelayHours, "hour")}` : label,
        }))}
        hint="Until then everything public tells the place before."
      />
    </>
  );
}
