import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { beforeEach, expect, test, vi } from "vitest";
import { listBackups } from "~/portable/backup/backup-list.server";
import { env } from "~/utils/env.server";
import { firstMigrations } from "../support/records/older-database";

const file = join(env.DATA_DIR, "site.db");
const backups = join(env.DATA_DIR, "backups");

/** A database as the program before this one left it. */
beforeEach(async () => {
  const { closeDatabase } = await import("~db/client.server");
  closeDatabase();
  for (const part of ["", "-wal", "-shm"]) rmSync(file + part, { force: true });
  const client = new Database(file);
  migrate(drizzle({ client }), { migrationsFolder: firstMigrations(env.DATA_DIR, -1) });
  client.close();
  rmSync(backups, { recursive: true, force: true });
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "__site");
});

function isMigrated() {
  const client = new Database(file, { readonly: true });
  const count = client.prepare("select count(*) from __drizzle_migrations").pluck().get();
  client.close();
  return count === readMigrationFiles({ migrationsFolder: "db/migrations" }).length;
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
