import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SendForm } from "~/components/admin/newsletter/send-form";
import { NoRecord } from "~/components/admin/shell/no-record";
import { RecordPage } from "~/components/admin/versions/record-page";
import { answerSending } from "~/forms/mail/issue-sending.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { statusOf } from "~/forms/records/record-form.server";
import { noticeAddress } from "~/models/mail/newsletter-settings.server";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { findIssue } from "~/models/newsletter/issue.server";
import { countRecipients } from "~/models/newsletter/issue-recipients.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Send");

export const loader = ownerLoader(({ params }) => {
  const found = findIssue(params.id ?? "");
  const issue = found && found.kind !== "post" ? found : null;
  const page = issue && {
    id: issue.id,
    subject: issue.subject,
    state: issue.state,
    sendAt: issue.sendAt,
    recipients: countRecipients(issue.kind),
    mail: getMailStatus(),
    testAddress: noticeAddress(),
  };
  return data({ page }, statusOf(page));
});

export const action = ownerFormAction((form, { params }) => answerSending(form, params.id ?? ""));

export const clientAction = offlineAction(NOT_SAVED);

/** The last check before an issue is sent: the number of recipients, and when. */
export default function SendIssue() {
  const { page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (!page) return <NoRecord noun="issue" />;
  const path = `/admin/newsletter/${page.id}`;
  return (
    <RecordPage
      heading="Send"
      record={{ title: page.subject, path }}
      back={{ to: "/admin/newsletter", label: "To the mailings" }}
    >
      <SendForm page={page} reply={reply} />
    </RecordPage>
  );
}
