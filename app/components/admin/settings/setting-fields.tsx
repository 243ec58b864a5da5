import { Wide } from "~/components/admin/fields/field-group";
import {
  CheckField,
  NumberField,
  SelectField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import { moveRuleChoices } from "~/vocabulary";
import type { SettingFields } from "./use-settings";
import { WordList } from "./word-list";

type Props = { fields: SettingFields };

export function NameFields({ fields }: Props) {
  return (
    <>
      <TextField
        field={fields.siteName}
        label="Site name"
        hint="In the header and the footer, in every title, in feeds and mails."
      />
      <TextField
        field={fields.shortName}
        label="Short name"
        hint="Under the icon on a phone: at most 12 characters."
      />
      <TextField
        field={fields.travellerName}
        label="Traveller's name"
        hint="On the about page, in the news on the home page, as the author."
      />
      <TextField
        field={fields.responseTime}
        label="Response time"
        hint="How soon you answer, on the about page."
      />
      <TextField
        field={fields.siteKind}
        label="Kind of site"
        hint="After the site's name in the home page's title."
      />
      <TextField
        field={fields.travellerKind}
        label="Kind of traveller"
        hint="After your name in the about page's title."
      />
      <Wide>
        <TextArea
          field={fields.description}
          label="Description"
          rows={2}
          hint="For search engines, and where the site is installed: at most 300 characters."
        />
      </Wide>
    </>
  );
}

/** What this device knows that the owner would have to look up. */
function useDeviceZone() {
  const isHydrated = useIsHydrated();
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : null;
}

export function PlaceFields({ fields }: Props) {
  const here = useDeviceZone();
  return (
    <>
      <TextField
        field={fields.language}
        label="Language"
        spellCheck={false}
        hint="A language tag such as en-IN, nb or pt-BR: of your texts, and of numbers and dates. All other words stay English, from left to right."
      />
      <TextField
        field={fields.timeZone}
        label="Time zone"
        spellCheck={false}
        hint={`All dates and hours are in this zone, such as Europe/Oslo.${here ? ` This device is in ${here}.` : ""}`}
      />
      <TextField
        field={fields.currency}
        label="Currency"
        spellCheck={false}
        maxLength={3}
        hint="Three letters, such as EUR: what a price without a currency is in."
      />
      <TextField field={fields.country} label="Country" hint="What new pins begin with." />
    </>
  );
}

export function JourneyFields({ fields }: Props) {
  return (
    <>
      <TextField
        field={fields.journeyEndDate}
        label="Last day"
        type="date"
        hint="The planned one: how many days the journey has."
      />
      <TextField
        field={fields.areaWord}
        label="What is counted"
        hint="In the plural: states, countries, counties."
      />
      <SelectField
        field={fields.hereShown}
        label="Where I am is shown"
        options={moveRuleChoices}
        hint="Until then everything public tells the place before. Each 'I am here' may say otherwise. A move that is hidden stays so when you change this."
      />
      <NumberField
        field={fields.hereDelayHours}
        label="Hours"
        hint="How long 'after a time' is: 1 to 240."
      />
      <Wide>
        <WordList
          field={fields.popularDestinations}
          label="Popular destinations"
          hint="Links in the footer, to the place of that name or to a search for it."
        />
      </Wide>
      <CheckField
        field={fields.momentsInFeed}
        label="Moments in the feeds"
        hint="Who follows by a feed reader gets each moment beside the letters."
      />
    </>
  );
}

export function ListFields({ fields }: Props) {
  return (
    <>
      <WordList field={fields.regions} label="Regions" hint="By which places are filtered." />
      <WordList
        field={fields.destinationCategories}
        label="Kinds of places"
        hint="The public filter offers these instead of its own six once you change them."
      />
      <WordList
        field={fields.postCategories}
        label="Kinds of letters"
        hint="By which letters are filtered."
      />
    </>
  );
}

export function BackupFields({ fields }: Props) {
  return (
    <>
      <NumberField field={fields.keepDaily} label="Days" hint="1 to 365." />
      <NumberField field={fields.keepWeekly} label="Weeks" hint="0 to 260." />
      <NumberField field={fields.keepMonthly} label="Months" hint="0 to 240." />
    </>
  );
}
