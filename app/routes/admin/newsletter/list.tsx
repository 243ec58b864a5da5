import { useActionData, useLoaderData } from "@remix-run/react";
import { RowForm } from "~/components/admin/lists/row-form";
import { AnnouncedPosts } from "~/components/admin/newsletter/announced-posts";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { NewsletterSettings } from "~/components/admin/newsletter/newsletter-settings";
import { PastIssues } from "~/components/admin/newsletter/past-issues";
import { ReaderRooms } from "~/components/admin/newsletter/reader-rooms";
import { UnderWay } from "~/components/admin/newsletter/under-way";
import { WaitingDigests } from "~/components/admin/newsletter/waiting-digests";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { Button } from "~/components/ui/buttons/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { DELETE, INTENT, WRITE_DIGEST, WRITE_MONTHLY } from "~/forms/intents";
import { answerNewsletterAdmin } from "~/forms/mail/newsletter-admin.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { rowDone } from "~/forms/records/record-form.server";
import { deleteIssue } from "~/models/newsletter/issue.server";
import { newsletterAdmin } from "~/models/newsletter/issue-admin.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { pageNumber } from "~/utils/page-number";
import { noSuchPage } from "~/visitor-page.server";

export const meta = () => adminMeta("Mailings");

export const loader = ownerLoader(({ request }) => {
  const page = pageNumber(new URL(request.url).searchParams);
  const admin = page === null ? null : newsletterAdmin(page);
  if (!admin) throw noSuchPage();
  return admin;
});

export const action = ownerFormAction((form) => {
  if (form.get(INTENT) !== DELETE) return answerNewsletterAdmin(form);
  const wasThere = deleteIssue(String(form.get("recordId")));
  return rowDone(wasThere, "/admin/newsletter", "Draft deleted");
});

export const clientAction = offlineAction(NOT_SAVED);

/** The mail of the site: what is next, what is being sent, what was sent, and the settings. */
export default function Newsletter() {
  const { announced, waiting, underWay, past, ...admin } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <AdminPage title="Mailings" actions={<WriteDigest />}>
      <ReaderRooms />
      <div className="grid gap-10">
        <div className="empty:hidden">
          <MailNote mail={admin.mail} />
        </div>
        <AnnouncedPosts posts={announced} />
        <UnderWay issues={underWay} />
        <WaitingDigests issues={waiting} nextAt={admin.mail.isSetUp ? admin.nextDigestAt : null} />
        <PastIssues list={past} />
        <NewsletterSettings
          key={admin.settings.version}
          settings={admin.settings}
          testAddress={admin.testAddress}
          reply={reply}
        />
      </div>
    </AdminPage>
  );
}

/** Buttons that make the site write a digest up to now. */
function WriteDigest() {
  const isWriting = [WRITE_DIGEST, WRITE_MONTHLY].includes(String(usePostedIntent()));
  return (
    <RowForm className="flex flex-wrap gap-2">
      <Button name={INTENT} value={WRITE_DIGEST} className="max-sm:px-3 max-sm:text-sm">
        {isWriting ? "Writing…" : "Write a digest now"}
      </Button>
      <details>
        <summary className="inline-flex min-h-touch cursor-pointer items-center px-2 text-sm font-medium text-muted">
          Monthly
        </summary>
        <Button name={INTENT} value={WRITE_MONTHLY} kind="secondary">
          Monthly digest now
        </Button>
      </details>
    </RowForm>
  );
}
