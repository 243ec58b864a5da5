import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";

const files = import.meta.glob<object>("../../../db/schema/*.ts");

/** Every table of the database by its name in the code, as the modules that are loaded now have it. */
export async function allTables() {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const named = modules.flatMap((module) => Object.entries(module));
  return Object.fromEntries(
    named.filter((entry): entry is [string, SQLiteTable] => is(entry[1], SQLiteTable)),
  );
}
