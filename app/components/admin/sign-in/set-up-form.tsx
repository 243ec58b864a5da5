import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { z } from "zod";
import { FormErrors } from "~/components/admin/forms/plain-form";
import { Button } from "~/components/ui/buttons/button";
import { SelectField, TextField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { INTENT, SET_UP } from "~/forms/intents";
import type { SettingChoices } from "~/models/texts/setting-choices.server";
import type { setUpInput } from "~/pages/site/set-up.server";
import { type DevicePlace, devicePlace } from "./device-place";
import { SignInPage } from "./sign-in-page";

type Values = z.input<typeof setUpInput>;
type Props = {
  code: string;
  choices: SettingChoices;
  result: SubmissionResult<string[]> | undefined;
};

/** The first form of a new site: the owner's account and the site's basic settings. */
export function SetUpForm({ code, choices, result }: Props) {
  const [form, fields] = useForm<Values>({
    lastResult: result,
    constraint: {
      username: { required: true },
      password: { required: true },
      siteName: { required: true },
      travellerName: { required: true },
    },
  });
  const isPending = useIsPosting();
  return (
    <SignInPage
      title="Make it yours"
      lead="This site is new. All that you say here can be changed later."
    >
      <Form method="post" action={`/admin?code=${code}`} className="mt-6" {...getFormProps(form)}>
        <PendingFieldset isPending={isPending} className="grid gap-4">
          <input type="hidden" name="code" value={code} />
          <FormErrors id={form.errorId} errors={form.errors} />
          <TextField
            field={fields.username}
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            field={fields.password}
            label="Password"
            type="password"
            autoComplete="new-password"
            hint="At least 12 characters, and none of the common ones."
          />
          <TextField field={fields.siteName} label="The site's name" />
          <TextField field={fields.travellerName} label="Your name, as readers know you" />
          <PlaceFields fields={fields} choices={choices} isAnswered={result !== undefined} />
          <Button name={INTENT} value={SET_UP}>
            {isPending ? "Setting up…" : "Set up the site"}
          </Button>
        </PendingFieldset>
      </Form>
    </SignInPage>
  );
}

type PlaceProps = {
  fields: ReturnType<typeof useForm<Values>>[1];
  choices: SettingChoices;
  /** Whether the page came as the answer to the form, with the owner's choices in it. */
  isAnswered: boolean;
};

/** Settings that scripts fill in from the device. */
function PlaceFields({ fields, choices, isAnswered }: PlaceProps) {
  const [known, setKnown] = useState<DevicePlace>();
  // A later answer changes nothing: the fields keep what was chosen in them.
  const [wasAnswered] = useState(isAnswered);
  useEffect(() => {
    if (!wasAnswered) setKnown(devicePlace());
  }, [wasAnswered]);
  return (
    <>
      <SelectField
        key={`language ${known?.language}`}
        {...chosen(known && languageAmong(choices.languages, known.language))}
        blank="English"
        field={fields.language}
        label="Language"
        options={choices.languages}
      />
      <SelectField
        key={`zone ${known?.timeZone}`}
        {...chosen(known && zoneAmong(choices.zones, known.timeZone))}
        blank="UTC"
        field={fields.timeZone}
        label="Time zone"
        options={choices.zones}
      />
      <SelectField
        key={`country ${known?.country}`}
        {...chosen(known?.country)}
        blank="–"
        field={fields.country}
        label="Country"
        options={choices.countries}
      />
      <SelectField
        field={fields.currency}
        label="Currency"
        blank="The country's"
        options={choices.currencies}
      />
    </>
  );
}

/** The device's value, or nothing, which keeps the sent value. The field's key remounts it to apply the default. */
function chosen(defaultValue: string | undefined) {
  return defaultValue ? { defaultValue } : {};
}

/** A device may report a zone's old name, such as Asia/Calcutta. */
function zoneAmong(zones: string[], zone: string) {
  const named = (timeZone: string) => Intl.DateTimeFormat("en", { timeZone }).resolvedOptions();
  if (zones.includes(zone)) return zone;
  return zones.find((each) => named(each).timeZone === zone);
}

function languageAmong(languages: SettingChoices["languages"], language: string) {
  const [base] = language.split("-");
  const names = languages.map(({ value }) => value);
  return [language, base].find((name) => name && names.includes(name));
}
