import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { roomAt } from "~/utils/files/disk-room.server";
import { migrateDatabase } from "~db/migrate";
import { DATABASE, type Manifest } from "../archive/archive";
import { inspectArchive } from "../archive/archive-check.server";
import { refusal } from "../archive/manifest.server";
import { unpack } from "../archive/unpack.server";
import { clearUnpacked, UNPACKED } from "../backup-files.server";
import { quietMail } from "./mail-exchange.server";
import { checkDatabase } from "./restore-folder.server";

/** Tries out the site of an archive; throws what is wrong. */
export type Trial = (folder: string) => Promise<void>;

/**
 * Checks an archive, migrates its database and tries out its pages, all in a folder that exists only while `work` runs.
 * To be called by the one process that works on the backups. Throws `StartError`.
 */
export async function withUnpacked<Result>(
  dataDir: string,
  file: string,
  tryIt: Trial,
  work: (folder: string, manifest: Manifest) => Promise<Result>,
) {
  await clearUnpacked(dataDir);
  const manifest = await inspectArchive(file, await roomAt(dataDir));
  const folder = await mkdtemp(join(dataDir, UNPACKED));
  try {
    await unpack(file, folder, manifest);
    migrateUnpacked(file, join(folder, DATABASE));
    await tryIt(folder).catch((error: Error) => {
      throw refusal(file, `is whole, but cannot be shown: ${error.message.replace(/\.$/, "")}`);
    });
    return await work(folder, manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Migrates an unpacked database to this program's tables, and stops mail that would be sent by itself. Throws
 * `StartError` if it is not a site's database.
 */
export function migrateUnpacked(file: string, database: string) {
  checkDatabase(file, database);
  const client = new Database(database);
  try {
    migrateDatabase(client, drizzle({ client, casing: "snake_case" }));
    quietMail(client);
  } finally {
    client.close();
  }
}
