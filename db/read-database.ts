import Database from "better-sqlite3";

/** What `read` finds in a database file, through a connection of its own that only reads and is closed afterwards. */
export function readDatabase<Result>(
  file: string,
  read: (client: Database.Database) => Result,
  lockWaitMs = 5_000,
): Result {
  const client = new Database(file, { readonly: true, timeout: lockWaitMs });
  try {
    return read(client);
  } finally {
    client.close();
  }
}
