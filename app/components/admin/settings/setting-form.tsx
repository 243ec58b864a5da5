import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FoldedGroup } from "~/components/admin/fields/folded-group";
import { FirstError, FormAnswer, firstWrong } from "~/components/admin/forms/newer-values";
import { FormErrors } from "~/components/admin/forms/plain-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import type { Reply } from "~/forms/reply";
import type { SettingChoices } from "~/models/texts/setting-choices.server";
import type { Settings } from "~/models/texts/settings.server";
import { moveRuleChoices } from "~/vocabulary";
import { LookFields, typefacePairs } from "./look-fields";
import {
  areaChoices,
  CheckInSettings,
  type GroupProps,
  JourneyFields,
  ListFields,
  NameFields,
  PlaceFields,
} from "./setting-fields";
import { type SettingFields, useSettings } from "./use-settings";

type Props = { settings: Settings; choices: SettingChoices; reply: Reply };

type Fold = {
  legend: string;
  Fields: (props: GroupProps) => ReactNode;
  /** The fields shown in the fold's summary line, by their labels there. */
  labelled: Record<string, keyof SettingFields>;
};

const folds: Fold[] = [
  {
    legend: "Names",
    Fields: NameFields,
    labelled: {
      Site: "siteName",
      Traveller: "travellerName",
      "Short name": "shortName",
      "Response time": "responseTime",
      "Kind of site": "siteKind",
      "Kind of traveller": "travellerKind",
      Description: "description",
    },
  },
  {
    legend: "Language, time and money",
    Fields: PlaceFields,
    labelled: {
      Language: "language",
      Zone: "timeZone",
      Currency: "currency",
      Country: "country",
    },
  },
  {
    legend: "The journey",
    Fields: JourneyFields,
    labelled: {
      "Last day": "journeyEndDate",
      Counts: "areaWord",
      "One of them": "areaWordOne",
      "Counted by": "areaOf",
      "Popular destinations": "popularDestinations",
    },
  },
  {
    legend: "Where I am",
    Fields: CheckInSettings,
    labelled: {
      Shown: "hereShown",
      Hours: "hereDelayHours",
      "Moments in the feeds": "momentsInFeed",
    },
  },
  {
    legend: "Lists of words",
    Fields: ListFields,
    labelled: {
      Regions: "regions",
      "Kinds of places": "destinationCategories",
      "Kinds of letters": "postCategories",
    },
  },
  {
    legend: "Look",
    Fields: LookFields,
    labelled: {
      "By day": "accent",
      "At night": "accentDark",
      "Second colour, by day": "second",
      "Second colour, at night": "secondDark",
      Typefaces: "typefaces",
      Icon: "icon",
    },
  },
];

/** The settings in folds, all in one form that is saved together. */
export function SettingForm({ settings, choices, reply }: Props) {
  const [form, fields] = useSettings(settings, reply);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="max-w-4xl"
      {...getFormProps(form)}
    >
      <PendingFieldset isPending={useIsPosting()}>
        <input type="hidden" name="group" value="names places journey lists look" />
        <input type="hidden" name="version" value={settings.version} />
        <FormErrors id={form.errorId} errors={form.errors} />
        <FormAnswer.Provider value={reply}>
          <FirstError.Provider value={firstWrong(form.allErrors)}>
            {folds.map(({ legend, labelled, Fields }) => (
              <FoldedGroup
                key={legend}
                legend={legend}
                fields={fieldsIn(labelled, fields)}
                choices={{
                  Language: choices.languages,
                  Currency: choices.currencies,
                  "Counted by": areaChoices,
                  Shown: moveRuleChoices,
                  Typefaces: typefacePairs,
                }}
                isBrief
              >
                <Fields fields={fields} choices={choices} />
              </FoldedGroup>
            ))}
          </FirstError.Provider>
        </FormAnswer.Provider>
        <SaveBar label="Save settings" draftButton={null} />
      </PendingFieldset>
    </Form>
  );
}

function fieldsIn(labelled: Fold["labelled"], fields: SettingFields): Record<string, Field> {
  const named = Object.entries(labelled).map(([label, name]) => [label, fields[name]]);
  return Object.fromEntries(named);
}
