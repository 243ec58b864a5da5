import type { Database } from "better-sqlite3";
import { containsText } from "~/search/search-words";

/** Defines the SQL function `contains_text(search, list as JSON, text, …)`, which compares like `containsText`. */
export function defineListSearch(client: Database) {
  function contains(search: string, list: string, ...texts: (string | null)[]) {
    const listed = list === "[]" ? [] : (JSON.parse(list) as string[]);
    return Number(containsText(search, [...texts, ...listed]));
  }
  client.function("contains_text", { deterministic: true, varargs: true }, contains);
}
