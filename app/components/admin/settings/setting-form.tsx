import { getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { FormErrors } from "~/components/admin/forms/form-errors";
import { FirstError, firstWrong } from "~/components/admin/forms/newer-values";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import type { Reply } from "~/forms/reply";
import type { SettingGroup } from "~/models/texts/settings";
import type { Settings } from "~/models/texts/settings.server";
import { LookFields } from "./look-fields";
import { BackupFields, JourneyFields, ListFields, NameFields, PlaceFields } from "./setting-fields";
import { useSettings } from "./use-settings";

type Props = { settings: Settings; reply: Reply };

const groups = [
  {
    group: "names",
    title: "Names",
    text: "Who writes, and what the site is called: in the header, in titles, feeds and mails, and on share pictures.",
    Fields: NameFields,
  },
  {
    group: "places",
    title: "Language, time and money",
    text: "How dates, hours and numbers are written, everywhere and for everyone.",
    Fields: PlaceFields,
  },
  {
    group: "journey",
    title: "The journey",
    text: "What the journey counts, and where it means to end.",
    Fields: JourneyFields,
  },
  {
    group: "lists",
    title: "Lists of words",
    text: "What places and letters are filed under. A word that you change is changed in all of them; one that is in use cannot be left out.",
    Fields: ListFields,
  },
  {
    group: "look",
    title: "Look",
    text: "Colours for day and night, typefaces, and the icon. What could not be read on its ground is refused.",
    Fields: LookFields,
  },
  {
    group: "backups",
    title: "Backups",
    text: "The site backs itself up every night at three. Of each of the last days, weeks and months that have one, the last is kept; an older one goes once a newer one was proved.",
    Fields: BackupFields,
  },
] as const satisfies { group: SettingGroup; [part: string]: unknown }[];

/** The settings in groups. They are one form: a save loads the page anew, and what was typed in another group is saved too. */
export function SettingForm({ settings, reply }: Props) {
  const [form, fields] = useSettings(settings, reply);
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="max-w-4xl"
      {...getFormProps(form)}
    >
      <PendingFieldset isPending={useIsPosting()} className="grid gap-10">
        <input type="hidden" name="group" value={groups.map(({ group }) => group).join(" ")} />
        <input type="hidden" name="version" value={settings.version} />
        <FormErrors id={form.errorId} errors={form.errors} />
        <FirstError.Provider value={firstWrong(form.allErrors)}>
          {groups.map(({ group, title, text, Fields }) => (
            <section
              key={group}
              aria-labelledby={`${group}-title`}
              className="border-t border-line pt-6"
            >
              <h3 id={`${group}-title`} className="text-xl">
                {title}
              </h3>
              <p className="mt-1 mb-4 text-muted">{text}</p>
              <div className="mb-5 grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
                <Fields fields={fields} />
              </div>
              <Button>Save {title.toLowerCase()}</Button>
            </section>
          ))}
        </FirstError.Provider>
      </PendingFieldset>
    </Form>
  );
}
