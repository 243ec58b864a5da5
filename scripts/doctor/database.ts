import { existsSync } from "node:fs";
import { join } from "node:path";
import type Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { provideSite } from "~/site";
import { isStartError } from "~/utils/start-error";
import { isOutdated, refuseNewerDatabase } from "~db/migrate";
import { readDatabase } from "~db/read-database";
import { backupSchedule } from "~db/schema/backups";
import { readSettings } from "~db/settings";
import { fail, type Line, note } from "./lines.mjs";

const NAME = "Database";

/** Finds a database's problems, and when its next backup is due. Later texts use the site's own settings. */
export function examineDatabase(folder: string) {
  const file = join(folder, "site.db");
  if (!existsSync(file)) return { problems: [], schedule: null };
  try {
    refuseNewerDatabase(file);
    if (isOutdated(file)) {
      const words = "of an older program; the start backs it up and brings it up to date";
      return { problems: [note(NAME, words, "npm start")], schedule: null };
    }
    return { problems: [], schedule: readDatabase(file, readWhole, 1_000) };
  } catch (error) {
    return { problems: [problemOf(error, file)], schedule: null };
  }
}

function readWhole(client: Database.Database) {
  const verdict = client.pragma("quick_check(1)", { simple: true });
  if (verdict !== "ok") throw new Error(String(verdict));
  const settings = readSettings(client);
  provideSite(() => settings);
  return drizzle({ client, casing: "snake_case" }).select().from(backupSchedule).get() ?? null;
}

function problemOf(error: unknown, file: string): Line {
  const reason = error instanceof Error ? error.message : String(error);
  if (isStartError(error)) return fail(NAME, reason, "git pull && npm start");
  return fail(NAME, `${file} is damaged: ${reason}`, "npm run restore -- FILE");
}
