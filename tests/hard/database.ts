import { join } from "node:path";
import Database from "better-sqlite3";

/** What stands in the site's database, read beside the process that has it open. */
export function inDatabase<Answer>(dataDir: string, ask: (client: Database.Database) => Answer) {
  const client = new Database(join(dataDir, "site.db"));
  try {
    return ask(client);
  } finally {
    client.close();
  }
}

export function pinsIn(dataDir: string) {
  return inDatabase(dataDir, (client) =>
    client.prepare<[], string>("select name from travel_pins").pluck().all(),
  );
}

/** Whether every page and every key of the database is as it should be. */
export function isWhole(dataDir: string) {
  return inDatabase(dataDir, (client) => {
    const verdict = client.pragma("integrity_check", { simple: true });
    return verdict === "ok" && (client.pragma("foreign_key_check") as unknown[]).length === 0;
  });
}
