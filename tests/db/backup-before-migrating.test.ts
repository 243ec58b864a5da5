import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, expect, test, vi } from "vitest";
import { listBackups } from "~/portable/backup/backup-list.server";
import { env } from "~/utils/env.server";

const file = join(env.DATA_DIR, "site.db");
const backups = join(env.DATA_DIR, "backups");

/** A database as the program before this one left it. */
beforeEach(async () => {
  const { closeDatabase } = await import("~db/client.server");
  closeDatabase();
  const client = new Database(file);
  if (hasNewColumn(client)) client.exec("alter table journey_tracking drop column moved_at");
  client.exec(
    "delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)",
  );
  client.close();
  rmSync(backups, { recursive: true, force: true });
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "__site");
});

function hasNewColumn(client: Database.Database) {
  const columns = client.prepare(
    "select 1 from pragma_table_info('journey_tracking') where name = 'moved_at'",
  );
  return columns.get() !== undefined;
}

function isMigrated() {
  const client = new Database(file, { readonly: true });
  const found = hasNewColumn(client);
  client.close();
  return found;
}

test("an older database is backed up before it is migrated, as it was", async () => {
  const { closeDatabase } = await import("~db/client.server");
  expect(isMigrated()).toBe(true);
  expect(await listBackups(env.DATA_DIR)).toMatchObject([{ reason: "migration", proof: null }]);
  closeDatabase();
});

test("it is not migrated when that cannot be done, and the start says what to do", async () => {
  writeFileSync(backups, "no folder");
  await expect(import("~db/client.server")).rejects.toThrow(
    /the backup before that cannot be made: .*Nothing was changed.*BACKUPS=off/,
  );
  expect(isMigrated()).toBe(false);
  rmSync(backups);
  vi.resetModules();
  await import("~db/client.server");
});

test("with BACKUPS=off it is migrated without", async () => {
  mkdirSync(backups);
  const settings = (await import("~/utils/env.server")).env;
  settings.BACKUPS = "off";
  const { closeDatabase } = await import("~db/client.server");
  expect([isMigrated(), await listBackups(env.DATA_DIR)]).toEqual([true, []]);
  closeDatabase();
  expect(existsSync(file)).toBe(true);
});
