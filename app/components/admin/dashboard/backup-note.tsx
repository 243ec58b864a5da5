import { Link } from "@remix-run/react";
import type { BackupStatus } from "~/portable/backup/backup-status.server";

/** Tells the owner which backup would bring everything back, and what is wrong with the last one. */
export function BackupNote({ backup: { line, problem } }: { backup: BackupStatus }) {
  if (line === null && problem === null) return null;
  return (
    <section
      aria-label="Backups"
      className="max-w-measure rounded-card border border-edge bg-surface p-4"
    >
      {problem !== null && <p className="font-medium wrap-anywhere text-danger">{problem}</p>}
      {line !== null && <p className={problem === null ? "" : "mt-1 text-muted"}>{line}</p>}
      <Link
        to="/admin/backups"
        className="inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
      >
        Backups
      </Link>
    </section>
  );
}
