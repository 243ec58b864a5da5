import { sql } from "drizzle-orm";
import { kindNamed, searchNames } from "~/kinds";
import { shownText } from "~/search/index-words";
import { db } from "~db/client.server";
import { listFound } from "./found-records.server";
import type { SearchText } from "./search";
import { idsYetToCome } from "./search-terms.server";

/** The texts of letters and places together; where they are longer, each is cut to an equal part. */
const MOST_CHARACTERS = 2_000_000;

/** What the public finds, as it is searched where the site cannot be asked. */
export function listSearchTexts(): SearchText[] {
  const isOut = sql`search_items.id not in (${idsYetToCome})`;
  const { long } = db.get<{ long: number }>(
    sql`select count(*) as long from search_items where kind in ('post', 'destination') and ${isOut}`,
  );
  const most = sql.raw(String(Math.floor(MOST_CHARACTERS / Math.max(1, long))));
  const columns = sql`search_items.names as names, search_items.detail as detail,
    substr(search_items.body, 1, ${most}) as body`;
  return searchNames.flatMap((kind) => {
    const where = sql`search_items.kind = ${kindNamed(kind)} and ${isOut}`;
    const found = listFound<Pick<SearchText, "names" | "detail" | "body">>(kind, {
      columns,
      source: sql`search_items`,
      where,
    });
    return found.map(({ title, path, names, detail, body }) => ({
      kind,
      title,
      path,
      names: shownText(names),
      detail: shownText(detail),
      body: shownText(body),
    }));
  });
}
