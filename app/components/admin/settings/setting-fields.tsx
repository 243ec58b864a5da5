import { Wide } from "~/components/admin/fields/field-group";
import {
  CheckField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import type { SettingChoices } from "~/models/texts/setting-choices.server";
import { moveRuleChoices } from "~/vocabulary";
import type { SettingFields } from "./use-settings";
import { WordList } from "./word-list";

export const areaChoices = [
  { value: "state", label: "State or region" },
  { value: "country", label: "Country" },
];

export type GroupProps = { fields: SettingFields; choices: SettingChoices };

export function NameFields({ fields }: GroupProps) {
  return (
    <>
      <TextField field={fields.siteName} label="Site name" />
      <TextField field={fields.shortName} label="Short name" hint="Under the icon on a phone." />
      <TextField field={fields.travellerName} label="Traveller's name" />
      <TextField field={fields.responseTime} label="Response time" />
      <TextField field={fields.siteKind} label="Kind of site" hint="In the home page's title." />
      <TextField
        field={fields.travellerKind}
        label="Kind of traveller"
        hint="In the about page's title."
      />
      <Wide>
        <TextArea
          field={fields.description}
          label="Description"
          rows={2}
          hint="For search engines."
        />
      </Wide>
    </>
  );
}

export function PlaceFields({ fields, choices }: GroupProps) {
  return (
    <>
      <SelectField
        field={fields.language}
        label="Language"
        options={withCurrent(choices.languages, fields.language)}
        hint="Of your texts, and of numbers and dates."
      />
      <SelectField
        field={fields.timeZone}
        label="Time zone"
        options={withCurrent(choices.zones, fields.timeZone)}
      />
      <SelectField
        field={fields.currency}
        label="Currency"
        blank="–"
        options={withCurrent(choices.currencies, fields.currency)}
      />
      <SelectField
        field={fields.country}
        label="Country"
        blank="–"
        options={withCurrent(choices.countries, fields.country)}
        hint="What new pins begin with."
      />
    </>
  );
}

export function JourneyFields({ fields }: GroupProps) {
  return (
    <>
      <TextField field={fields.journeyEndDate} label="Last day" type="date" hint="As planned." />
      <SelectField field={fields.areaOf} label="Counted by" options={areaChoices} />
      <TextField field={fields.areaWord} label="What is counted" hint="For many: states." />
      <TextField field={fields.areaWordOne} label="One of them" />
      <Wide>
        <WordList field={fields.popularDestinations} label="Popular destinations" />
      </Wide>
    </>
  );
}

export function CheckInSettings({ fields }: GroupProps) {
  return (
    <>
      <SelectField
        field={fields.hereShown}
        label="Where I am is shown"
        options={moveRuleChoices}
        hint="What is hidden now stays so."
      />
      <NumberField field={fields.hereDelayHours} label="Hours" hint="How long 'after a time' is." />
      <CheckField field={fields.momentsInFeed} label="Moments in the feeds" />
    </>
  );
}

export function ListFields({ fields }: GroupProps) {
  return (
    <>
      <WordList field={fields.regions} label="Regions" />
      <WordList field={fields.destinationCategories} label="Kinds of places" />
      <WordList field={fields.postCategories} label="Kinds of letters" />
    </>
  );
}

type Choice = string | { value: string; label: string };

/** The choices, with the present value added if an import brought one that is not among them. */
function withCurrent(choices: readonly Choice[], { initialValue }: { initialValue?: unknown }) {
  const current = String(initialValue ?? "");
  const isThere = choices.some(
    (choice) => (typeof choice === "string" ? choice : choice.value) === current,
  );
  return current === "" || isThere ? choices : [current, ...choices];
}
