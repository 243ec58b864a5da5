import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AnnouncedPosts } from "~/components/admin/newsletter/announced-posts";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { NewsletterSettings } from "~/components/admin/newsletter/newsletter-settings";
import { PastIssues } from "~/components/admin/newsletter/past-issues";
import { UnderWay } from "~/components/admin/newsletter/under-way";
import { WaitingDigests } from "~/components/admin/newsletter/waiting-digests";
import { WriteDigest } from "~/components/admin/newsletter/write-digest";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { DELETE, INTENT } from "~/forms/intents";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { answerNewsletterDesk } from "~/forms/newsletter-desk.server";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { rowDone } from "~/forms/record-form.server";
import { newsletterDesk } from "~/models/newsletter/issue-desk.server";
import { deleteIssue } from "~/models/newsletter/issue-removal.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { pageNumber } from "~/utils/page-number";
import { noSuchPage } from "~/visitor-page.server";

export const meta = () => adminMeta("Mailings");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const page = pageNumber(new URL(request.url).searchParams);
  const desk = page === null ? null : newsletterDesk(page);
  if (!desk) throw noSuchPage();
  return desk;
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  if (form.get(INTENT) !== DELETE) return answerNewsletterDesk(form);
  const wasThere = deleteIssue(String(form.get("recordId")));
  return rowDone(wasThere, "/admin/newsletter", "Draft deleted");
});

export const clientAction = keepTyped(NOT_SAVED);

/** What goes out by mail: what is next, what is under way, what went out, and where notices go. */
export default function Newsletter() {
  const { announced, waiting, underWay, past, ...desk } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <AdminPage title="Mailings" actions={<WriteDigest />}>
      <div className="grid gap-10">
        <div className="empty:hidden">
          <MailNote mail={desk.mail} />
        </div>
        <AnnouncedPosts posts={announced} />
        <UnderWay issues={underWay} />
        <WaitingDigests issues={waiting} isMailSetUp={desk.mail.isSetUp} />
        <PastIssues list={past} />
        <NewsletterSettings
          key={desk.settings.version}
          settings={desk.settings}
          testAddress={desk.testAddress}
          reply={reply}
        />
      </div>
    </AdminPage>
  );
}
