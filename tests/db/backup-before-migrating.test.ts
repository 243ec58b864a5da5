import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, expect, test, vi } from "vitest";
import { listBackups } from "~/models/backup/backup-list.server";
import { env } from "~/utils/env.server";

const file = join(env.DATA_DIR, "site.db");
const backups = join(env.DATA_DIR, "backups");

/** A database as the program before this one left it. */
beforeEach(async () => {
  const { closeDatabase } = await import("~db/client.server");
  closeDatabase();
  const client = new Database(file);
  client.exec("drop table if exists backup_schedule");
  client.exec(
    "delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)",
  );
  client.close();
  rmSync(backups, { recursive: true, force: true });
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "__site");
});

function hasNewTable() {
  const client = new Database(file, { readonly: true });
  const found = client.prepare("select 1 from sqlite_master where name = 'backup_schedule'").get();
  client.close();
  return found !== undefined;
}

test("an older database is backed up before it is migrated, as it was", async () => {
  const { closeDatabase } = await import("~db/client.server");
  expect(hasNewTable()).toBe(true);
  expect(await listBackups(env.DATA_DIR)).toMatchObject([{ reason: "migration", proof: null }]);
  closeDatabase();
});

test("it is not migrated when that cannot be done, and the start says what to do", async () => {
  writeFileSync(backups, "no folder");
  await expect(import("~db/client.server")).rejects.toThrow(
    /the backup before that cannot be made: .*Nothing was changed.*BACKUPS=off/,
  );
  expect(hasNewTable()).toBe(false);
  rmSync(backups);
  vi.resetModules();
  await import("~db/client.server");
});

test("with BACKUPS=off it is migrated without", async () => {
  mkdirSync(backups);
  const settings = (await import("~/utils/env.server")).env;
  settings.BACKUPS = "off";
  const { closeDatabase } = await import("~db/client.server");
  expect([hasNewTable(), await listBackups(env.DATA_DIR)]).toEqual([true, []]);
  closeDatabase();
  expect(existsSync(file)).toBe(true);
});
