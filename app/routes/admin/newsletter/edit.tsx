import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Eye, Send, Text } from "lucide-react";
import type { z } from "zod";
import { ContentField } from "~/components/admin/fields/content-field";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { RecordForm, type RecordFormProps, revisionOf } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { TextField } from "~/components/admin/forms/versioned-controls";
import { IssueProgress } from "~/components/admin/newsletter/issue-progress";
import { IssueBadges } from "~/components/admin/newsletter/issue-row";
import { NoRecord } from "~/components/admin/shell/no-record";
import { AdminLink } from "~/components/admin/versions/admin-links";
import { answerDraftButton, sentBeside, startForm } from "~/forms/drafts/draft-form.server";
import { formFailure, parseForm } from "~/forms/form.server";
import { INTENT, PREVIEW, TRY_REFUSED } from "~/forms/intents";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { contentPreview } from "~/forms/records/content-preview.server";
import { done, rowDone, saveRefused, statusOf } from "~/forms/records/record-form.server";
import { version } from "~/models/base/records/value-schemas";
import { saveForm } from "~/models/find/drafts/save-form.server";
import { newIssueInput } from "~/models/newsletter/issue";
import { findIssue, type Issue } from "~/models/newsletter/issue.server";
import { retryRefused } from "~/models/newsletter/issue-delivery.server";
import { issueProgress } from "~/models/newsletter/issue-progress.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { pageNumber } from "~/utils/page-number";
import { noSuchPage } from "~/visitor-page.server";

const NEWSLETTER = "/admin/newsletter";

export const meta = () => adminMeta("Issue");

export const loader = ownerLoader(({ request, params }) => {
  const id = params.id ?? "";
  const issue = findIssue(id);
  const isOpen = issue !== null && issue.kind !== "post" && issue.startedAt === null;
  const start = isOpen ? startForm({ kind: "issue", recordId: id }, issue, NEWSLETTER) : null;
  const progress = issue && !isOpen ? progressAt(id, request.url) : null;
  return data({ issue, start, progress }, statusOf(issue));
});

function progressAt(id: string, address: string) {
  const page = pageNumber(new URL(address).searchParams);
  const progress = page === null ? null : issueProgress(id, page);
  if (!progress) throw noSuchPage();
  return progress;
}

export const action = ownerFormAction((form, { params }) => {
  const id = params.id ?? "";
  const here = `${NEWSLETTER}/${id}`;
  if (form.get(INTENT) === TRY_REFUSED) {
    return rowDone(retryRefused(id) > 0, here, "What was refused is tried again.");
  }
  const result = parseForm(form, newIssueInput.extend({ version }));
  const key = { kind: "issue", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, here);
  if (answer) return answer;
  if (form.get(INTENT) === PREVIEW) return contentPreview(result.submission, form);
  if (!result.ok) return formFailure(result.submission);
  const saved = saveForm(sentBeside(form, key), { kind: "issue", values: result.value });
  if (!saved.ok) return saveRefused(result.submission, saved, { noun: "issue" });
  return done(here, "Issue saved");
});

export const clientAction = offlineAction(NOT_SAVED);

export default function EditIssue() {
  const { issue, start, progress } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Issue" back={NEWSLETTER}>
      {issue && <IssueHead issue={issue} />}
      {progress && issue && (
        <div className="pb-6">
          <p className="mb-4 font-semibold wrap-anywhere">{issue.subject}</p>
          <IssueProgress id={issue.id} progress={progress} />
        </div>
      )}
      {start || reply ? (
        <IssueForm
          key={issue ? `${issue.id} ${issue.version}` : ""}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revisionOf(issue, reply)}
          reply={reply}
        />
      ) : (
        !issue && <NoRecord noun="issue" />
      )}
    </RecordDialog>
  );
}

/** An issue's status, with links to its preview and to sending it. */
function IssueHead({ issue }: { issue: Issue }) {
  const path = `/admin/newsletter/${issue.id}`;
  const isOpen = issue.kind !== "post" && issue.startedAt === null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5">
      <IssueBadges issue={issue} />
      <AdminLink to={`${path}/mail`} Icon={Eye} label="Preview as mail" target="_blank" />
      <AdminLink to={`${path}/mail?as=text`} Icon={Text} label="Its text" target="_blank" />
      {isOpen && <AdminLink to={`${path}/send`} Icon={Send} label="Test and send" />}
    </div>
  );
}

type Values = z.input<typeof newIssueInput>;

/** The form of a digest, with the same editor as letters. */
function IssueForm({ values, revision, draft, reply }: RecordFormProps<Values>) {
  const [form, fields] = useRecordForm<Values>(reply, values, ["subject"]);
  return (
    <RecordForm form={form} revision={revision} draft={draft} reply={reply}>
      <TextField field={fields.subject} label="Subject" />
      <TextField
        field={fields.preheader}
        label="Preview text"
        hint="Mail programs show it beside the subject."
      />
      <ContentField field={fields.content} preview={reply?.preview} />
      <SaveBar label="Save" back="/admin/newsletter" />
    </RecordForm>
  );
}
