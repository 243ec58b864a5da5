import { type DefaultValue, useForm } from "@conform-to/react";
import type { z } from "zod";
import { RecordForm } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
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
  { id: "hero", label: "Hero Section" },
  { id: "sections", label: "Section Titles" },
  { id: "newsletter", label: "Newsletter" },
  { id: "journey", label: "Journey Info" },
  { id: "stats", label: "Stats" },
  { id: "footer", label: "Footer" },
] as const;

type Props = { mail: MailStatus; values: DefaultValue<HomeValues>; draft: FormDraft; reply: Reply };

/** All of the home page's texts in one form; the sub-tabs only show one part of it at a time. */
export function HomeForm({ mail, values, draft, reply }: Props) {
  const [form, fields] = useForm<HomeValues>({
    lastResult: reply?.result,
    defaultValue: values,
  });
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
      <SubTabPanel tab={tabs[0]} shown={shown}>
        <HeroFields fields={fields} />
      </SubTabPanel>
      <SubTabPanel tab={tabs[1]} shown={shown}>
        <SectionTitleFields fields={fields} />
      </SubTabPanel>
      <SubTabPanel tab={tabs[2]} shown={shown}>
        <NewsletterFields fields={fields} />
        <div className="empty:hidden sm:col-span-2">
          <MailNote mail={mail} />
        </div>
      </SubTabPanel>
      <SubTabPanel tab={tabs[3]} shown={shown}>
        <JourneyInfoFields fields={fields} />
      </SubTabPanel>
      <SubTabPanel tab={tabs[4]} shown={shown}>
        <StatsFields fields={fields} />
      </SubTabPanel>
      <SubTabPanel tab={tabs[5]} shown={shown}>
        <FooterFields fields={fields} />
      </SubTabPanel>
      <SaveBar label="Save All Changes" />
    </RecordForm>
  );
}
