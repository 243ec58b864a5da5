import type { DefaultValue } from "@conform-to/react";
import type { z } from "zod";
import { RecordForm } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { SubTabPanel, SubTabs, useSubTabs } from "~/components/admin/shell/sub-tabs";
import { Button } from "~/components/ui/buttons/button";
import type { Reply } from "~/forms/reply";
import type { FormDraft } from "~/models/find/drafts/draft";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import type { homeContentInput } from "~/models/texts/home-content";
import {
  FooterFields,
  HeroFields,
  JourneyInfoFields,
  NewsletterFields,
  SectionTitleFields,
  StatsFields,
} from "./home-fields";

type HomeValues = z.input<typeof homeContentInput>;

const tabs = [
  { id: "hero", label: "Hero Section", Fields: HeroFields },
  { id: "sections", label: "Section Titles", Fields: SectionTitleFields },
  { id: "newsletter", label: "Newsletter", Fields: NewsletterFields },
  { id: "journey", label: "Journey Info", Fields: JourneyInfoFields },
  { id: "stats", label: "Stats", Fields: StatsFields },
  { id: "footer", label: "Footer", Fields: FooterFields },
] as const;

type Props = { mail: MailStatus; values: DefaultValue<HomeValues>; draft: FormDraft; reply: Reply };

/** All texts of the home page in one form, of which the sub-tabs show one part at a time. */
export function HomeForm({ mail, values, draft, reply }: Props) {
  const [form, fields] = useRecordForm<HomeValues>(reply, values);
  const shown = useSubTabs(tabs, reply);
  return (
    <RecordForm
      form={form}
      revision={{ version: draft.state.baseVersion }}
      draft={draft}
      reply={reply}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SubTabs tabs={tabs} shown={shown} />
        <Button className="ml-auto max-sm:w-full">Save Changes</Button>
      </div>
      {tabs.map(({ Fields, ...tab }) => (
        <SubTabPanel key={tab.id} tab={tab} shown={shown}>
          <Fields fields={fields} />
          {tab.id === "newsletter" && (
            <div className="empty:hidden sm:col-span-2">
              <MailNote mail={mail} />
            </div>
          )}
        </SubTabPanel>
      ))}
      <SaveBar label="Save All Changes" />
    </RecordForm>
  );
}
