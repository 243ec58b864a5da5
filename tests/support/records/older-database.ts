import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A folder with so many of the first migrations only, as an old program had it; below zero: without the last ones. */
export function firstMigrations(folder: string, count: number) {
  const old = join(folder, `first-${count}`);
  cpSync("db/migrations", old, { recursive: true });
  const journal = join(old, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return old;
}
