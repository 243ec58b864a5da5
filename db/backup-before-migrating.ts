import { spawnSync } from "node:child_process";
import { env } from "~/utils/env.server";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";

/**
 * Makes the backup process archive the site, and waits for it: a migration cannot be undone in any other way. Throws
 * `StartError` if no archive was made; the database is then unchanged.
 */
export function backUpBeforeMigrating() {
  if (env.BACKUPS === "off" || env.DUE_WORK === "off") return;
  const isBuilt = import.meta.url.includes("/build/");
  const program = isBuilt
    ? [projectFile("build/backup-worker.js")]
    : ["--import", "tsx", projectFile("app/portable/backup/backup-worker.server.ts")];
  const { status, stderr } = spawnSync(process.execPath, [...program, "make", "migration"], {
    env: { ...process.env, DATA_DIR: env.DATA_DIR },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status === 0) return;
  const reason = stderr.trim().replace(/\s+/g, " ").slice(-500);
  throw new StartError(
    `The database in DATA_DIR ${env.DATA_DIR} has to be migrated, and the backup before that cannot be made: ${reason} Nothing was changed, and the former version of this program still runs on it. Put that right, or start once with BACKUPS=off to migrate without a backup.`,
  );
}
