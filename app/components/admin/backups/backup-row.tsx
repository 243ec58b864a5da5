import { Download, RotateCcw } from "lucide-react";
import { ButtonLink, buttonClass } from "~/components/ui/buttons/button";
import { countedInWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { fileSize } from "~/device/screens/uploads/picture-words";
import type { Backup, BackupReason } from "~/portable/backup/backup-list.server";
import { timeAgo } from "~/utils/words/dates";

const reasons: Record<BackupReason, string> = {
  night: "At night",
  owner: "By hand",
  migration: "Before an upgrade",
  demo: "Before emptying the demo",
  restore: "Before a restore",
};

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

export function BackupRow({ backup, now }: { backup: Backup; now: Date }) {
  const { name, reason, madeAt, bytes, counts } = backup;
  const which = (
    <span className="sr-only">
      {" the backup of "}
      <Moment at={madeAt} />
    </span>
  );
  return (
    <li className="grid gap-x-4 gap-y-3 p-3 sm:p-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug font-semibold tabular-nums">
          <Moment at={madeAt} />
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-1.5 text-sm text-muted">
          <span>{reasons[reason]}</span>
          <span>· {timeAgo(madeAt, now)}</span>
          <span>· {countedInWords(counts.posts, "letter")}</span>
          <span>· {countedInWords(counts.photographs, "photograph")}</span>
          <span>· {fileSize(bytes)}</span>
        </p>
        <Proof proof={backup.proof} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={`/admin/backups/${encodeURIComponent(name)}/download`}
          download
          className={buttonClass("secondary", "px-4 text-sm")}
        >
          <Download {...icon} />
          Download
          {which}
        </a>
        <ButtonLink
          to={`/admin/backups/${encodeURIComponent(name)}/restore`}
          kind="secondary"
          className="px-4 text-sm"
        >
          <RotateCcw {...icon} />
          Restore
          {which}
        </ButtonLink>
      </div>
    </li>
  );
}

function Proof({ proof }: Pick<Backup, "proof">) {
  if (!proof) return <p className="mt-1 text-sm text-muted">Not proved yet</p>;
  if (proof.failure !== null) {
    return (
      <p className="mt-1 text-sm font-medium wrap-anywhere text-danger">
        Not proved: {proof.failure}
      </p>
    );
  }
  const seconds = Math.max(1, Math.round(proof.ms / 1_000));
  return <p className="mt-1 text-sm font-medium text-success">Proved in {seconds} s</p>;
}
