import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { MailPreview, mailLooks } from "~/components/admin/newsletter/mail-preview";
import { NoRecord } from "~/components/admin/shell/no-record";
import { RecordPage } from "~/components/admin/versions/record-page";
import type { DocumentHandle } from "~/document/framing";
import { findIssue } from "~/models/newsletter/issue.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Preview as mail");

export const handle: DocumentHandle = { frames: true };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const issue = findIssue(params.id ?? "");
  return data(
    { issue: issue && { id: issue.id, subject: issue.subject } },
    { status: issue ? 200 : 404 },
  );
}

/** The policy of the document that the owner comes from allows no frame: this page is always one of its own. */
export function clientLoader({ request }: { request: Request }) {
  window.location.assign(request.url);
  return new Promise<never>(() => {});
}

/** An issue as mail programs show it, as it was last saved. */
export default function IssuePreview() {
  const { issue } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  if (!issue) return <NoRecord noun="issue" />;
  const path = `/admin/newsletter/${issue.id}`;
  const look = mailLooks.find((one) => one === asked.get("as")) ?? "light";
  return (
    <RecordPage heading="Preview as mail" record={{ title: issue.subject, path }}>
      <MailPreview src={`${path}/mail`} look={look} />
    </RecordPage>
  );
}
