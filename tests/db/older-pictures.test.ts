import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, expect, test } from "vitest";
import { migrateDatabase } from "~db/migrate";
import { firstMigrations } from "../support/records/older-database";

const folder = mkdtempSync(join(tmpdir(), "site-older-pictures-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AT = Date.parse("2025-08-05T06:30:00Z");

test("of an older photograph it is known that its time was guessed from its name", () => {
  const client = new Database(":memory:");
  migrate(drizzle({ client }), { migrationsFolder: firstMigrations(folder, 37) });
  const insert = client.prepare(
    "insert into pictures (id, width, height, placeholder, created_at, file_name, camera, taken_offset, taken_at) values (?, 1, 1, '', 0, ?, ?, ?, ?)",
  );
  insert.run("guessed", "IMG-20250805-WA0001.jpg", "", null, AT);
  insert.run("of-a-camera", "IMG-20250805-WA0001.jpg", "Camera", null, AT);
  insert.run("of-a-clock", "IMG-20250805-WA0001.jpg", "", 330, AT);
  insert.run("other-name", "IMG_1234.jpg", "", null, AT);
  insert.run("undated", "IMG-20250805-WA0001.jpg", "", null, null);
  migrateDatabase(client, drizzle({ client }));
  const guessed = client.prepare("select id, taken_guess from pictures where taken_guess not null");
  expect(guessed.all()).toEqual([{ id: "guessed", taken_guess: AT }]);
  client.close();
});
