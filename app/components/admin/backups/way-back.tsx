import { ButtonLink } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import type { Backup } from "~/portable/backup/backup-list.server";

/** Leads to the site as it was before the last restore, for a day. */
export function WayBack({ former }: { former: Backup | null }) {
  if (!former) return null;
  return (
    <section
      aria-label="The former site"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p>
        The site as it was before the last restore, <Moment at={former.madeAt} />, is kept.
      </p>
      <ButtonLink to={`/admin/backups/${encodeURIComponent(former.name)}/restore`} kind="secondary">
        Back to it
      </ButtonLink>
    </section>
  );
}
