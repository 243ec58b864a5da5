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

/** How the site of an archive is tried; throws what is wrong. */
export type Trial = (folder: string) => Promise<void>;

/**
 * Proves the archive whole and its pages by a trial, and gives its site to `work` as this program would have it, in a folder that is there for as
 * long as that takes. To be called by the one process that works on the backups. Throws `StartError`.
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

/** To the tables of this program, with nothing in it that would go out by mail by itself. Throws `StartError` for what is no site's. */
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
