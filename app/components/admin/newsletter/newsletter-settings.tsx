import type { z } from "zod";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, SAVE_SETTINGS, SEND_TEST } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import type { newsletterSettingsInput } from "~/models/mail/newsletter-settings";
import type { NewsletterAdmin } from "~/models/newsletter/issue-admin.server";
import { PlainForm } from "../forms/plain-form";
import { RowForm } from "../lists/row-form";
import { AdminSection } from "./issue-row";

type Values = z.input<typeof newsletterSettingsInput>;
type Props = Pick<NewsletterAdmin, "settings" | "testAddress"> & { reply: Reply };

/** The address for notices, how long messages are kept, and a test mail. */
export function NewsletterSettings({ settings, testAddress, reply }: Props) {
  const { version, ...values } = settings;
  const [form, fields] = useRecordForm<Values>(reply, values);
  const posted = usePostedIntent();
  return (
    <AdminSection title="Settings">
      <div className="grid max-w-4xl gap-6">
        <PlainForm form={form} className="grid gap-5">
          <input type="hidden" name="version" value={version} />
          <div className="grid items-start gap-4 *:min-w-0 sm:grid-cols-2">
            <TextField
              field={fields.noticeAddress}
              label="Notices go to"
              type="email"
              hint="Of new messages, and tests. Left empty: the address of MAIL_FROM."
              autoFocus={!fields.noticeAddress.valid}
            />
            <TextField
              field={fields.messageMonths}
              label="Keep messages for (months)"
              inputMode="numeric"
              hint="0 keeps them until you delete them."
              autoFocus={!fields.messageMonths.valid}
            />
          </div>
          <p>
            <Button name={INTENT} value={SAVE_SETTINGS}>
              {posted === SAVE_SETTINGS ? "Saving…" : "Save settings"}
            </Button>
          </p>
        </PlainForm>
        {testAddress && (
          <RowForm className="flex flex-wrap items-center gap-3">
            <Button name={INTENT} value={SEND_TEST} kind="secondary">
              {posted === SEND_TEST ? "Sending…" : "Send a test mail"}
            </Button>
            <p className="min-w-0 text-sm text-muted wrap-anywhere">It goes to {testAddress}.</p>
          </RowForm>
        )}
      </div>
    </AdminSection>
  );
}
