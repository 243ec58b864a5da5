import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { Button } from "~/components/ui/buttons/button";
import { countedInWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, SCHEDULE, SEND_NOW, SEND_TEST, TAKE_BACK } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import type { IssueState } from "~/vocabulary";
import { PlainForm } from "../forms/plain-form";
import { TimeField } from "../times/time-field";
import { MailNote } from "./mail-note";

type Props = {
  page: {
    state: IssueState;
    sendAt: Date | null;
    recipients: number;
    mail: MailStatus;
    testAddress: string | null;
  };
  reply: Reply;
};

/** Shows the number of recipients and sends the issue: as a test to the owner, to everyone now, or later. */
export function SendForm({ page, reply }: Props) {
  const { state, sendAt, recipients, mail, testAddress } = page;
  const [form, fields] = useRecordForm<{ sendAt: string }>(reply);
  if (!mail.isSetUp) return <MailNote mail={mail} />;
  return (
    <PlainForm form={form} className="grid max-w-measure gap-8">
      <p className="text-lead">
        It goes to <strong>{countedInWords(recipients, "subscriber")}</strong>.
      </p>
      <SelfTest address={testAddress} />
      {state === "draft" && (
        <>
          <div>
            <Button name={INTENT} value={SEND_NOW}>
              Send now to {countedInWords(recipients, "subscriber")}
            </Button>
          </div>
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,18rem)_auto] sm:justify-start">
            <TimeField
              field={fields.sendAt}
              label="Or later, at"
              autoFocus={!fields.sendAt.valid}
            />
            <Button name={INTENT} value={SCHEDULE} kind="secondary" className="sm:mb-7">
              Schedule
            </Button>
          </div>
        </>
      )}
      {state === "scheduled" && sendAt && (
        <div className="grid justify-items-start gap-3">
          <p>
            It goes out <Moment at={sendAt} />.
          </p>
          <Button name={INTENT} value={TAKE_BACK} kind="secondary">
            Take back
          </Button>
        </div>
      )}
    </PlainForm>
  );
}

function SelfTest({ address }: { address: string | null }) {
  const posted = usePostedIntent();
  return (
    <div className="grid justify-items-start gap-2">
      <Button name={INTENT} value={SEND_TEST} kind="secondary">
        {posted === SEND_TEST ? "Sending…" : "Send myself a test"}
      </Button>
      <p className="text-sm text-muted wrap-anywhere">It goes to {address}.</p>
    </div>
  );
}
