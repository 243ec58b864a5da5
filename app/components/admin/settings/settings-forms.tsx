import type { Reply } from "~/components/admin/forms/reply";
import type { SettingGroup } from "~/models/settings/settings";
import type { Settings } from "~/models/settings/settings.server";
import { LookFields } from "./look-fields";
import { JourneyFields, ListFields, NameFields, PlaceFields } from "./setting-fields";
import { SettingForm } from "./setting-form";

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
    text: "Colours for day and night, and typefaces. What could not be read on its ground is refused.",
    Fields: LookFields,
  },
] as const;

/** The settings in groups, each of which saves by itself. */
export function SettingsForms({ settings, reply }: Props) {
  const failed: unknown = reply?.result.initialValue?.group;
  return (
    <div className="grid max-w-4xl gap-10">
      {groups.map(({ group, title, text, Fields }) => (
        <SettingForm
          key={`${group} ${settings.version}`}
          group={group satisfies SettingGroup}
          title={title}
          text={text}
          settings={settings}
          reply={failed === group ? reply : undefined}
        >
          {(fields) => <Fields fields={fields} />}
        </SettingForm>
      ))}
    </div>
  );
}
