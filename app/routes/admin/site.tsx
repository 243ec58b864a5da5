import { Link, useLoaderData } from "@remix-run/react";
import { AdminPage, NewLink } from "~/components/admin/shell/admin-page";
import { siteRooms } from "~/components/admin/shell/rooms";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { getBackupStatus } from "~/portable/backup/backup-status.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Site");

export const loader = ownerLoader(async () => {
  const { problem, line } = await getBackupStatus();
  return { backups: problem ?? line ?? "None is proved yet", mail: getMailStatus() };
});

export default function Site() {
  const { backups, mail } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="Site" actions={<NewLink to="/admin/pages/new">New Page</NewLink>}>
      <SiteRooms backups={backups} />
      {!mail.isSetUp && <SetUpMail />}
    </AdminPage>
  );
}

/** How to set up mail, on the server. */
function SetUpMail() {
  return (
    <section id="mail" className="mt-8 max-w-measure">
      <h3 className="text-xl">Mail</h3>
      <p className="mt-1 text-muted">
        This site sends none. Start it with <code>SMTP_URL</code> and <code>MAIL_FROM</code>;{" "}
        <code>docs/mail.md</code> says how to try them.
      </p>
    </section>
  );
}

/** Links to pages that are seldom needed, each with its purpose; for the backups with their state. */
function SiteRooms({ backups }: { backups: string }) {
  return (
    <ul className="max-w-measure divide-y divide-line rounded-card border border-line bg-surface">
      {siteRooms.map(({ to, name, words }) => (
        <li key={to} className="relative px-4 py-3">
          <Link to={to} className="font-medium after:absolute after:inset-0 hover:text-accent">
            {name}
          </Link>
          <p className="text-sm wrap-anywhere text-muted">{words ?? backups}</p>
        </li>
      ))}
    </ul>
  );
}
