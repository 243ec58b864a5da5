import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SetUpMail } from "~/components/admin/newsletter/set-up-mail";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { SiteRooms } from "~/components/admin/shell/site-rooms";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { getBackupStatus } from "~/portable/backup/backup-status.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Site");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const { problem, line } = await getBackupStatus();
  return { backups: problem ?? line ?? "None is proved yet", mail: getMailStatus() };
}

export default function Site() {
  const { backups, mail } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Site" actions={<NewLink to="/admin/pages/new">New Page</NewLink>}>
      <SiteRooms backups={backups} />
      {!mail.isSetUp && <SetUpMail />}
    </AdminPage>
  );
}
