import { sql } from "drizzle-orm";
import { kindNamed, searchNames } from "~/kinds";
import { shownText } from "~/search/index-words";
import { yieldToLoop } from "~/utils/async/yield-to-loop.server";
import { db } from "~db/client.server";
import { listFound } from "./found-records.server";
import type { SearchText } from "./search";
import { idsYetToCome } from "./search-terms.server";

/** The most characters of letters and places together; each text may have an equal share of them. */
const MOST_CHARACTERS = 2_000_000;
/** How many records are read before other requests get a turn. */
const READ_AT_ONCE = 200;

/** The texts of all public records, for a search on a device that cannot reach the site. */
export async function listSearchTexts(): Promise<SearchText[]> {
  const idsByKind = searchNames.map((kind) => ({ kind, ids: listIds(kind) }));
  const long = idsByKind.filter(({ kind }) => kind === "letter" || kind === "place");
  const most = Math.floor(MOST_CHARACTERS / Math.max(1, long.flatMap(({ ids }) => ids).length));
  const texts: SearchText[] = [];
  for (const { kind, ids } of idsByKind) {
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      texts.push(...readTexts(kind, ids.slice(from, from + READ_AT_ONCE), most));
      await yieldToLoop();
    }
  }
  return texts;
}

function listIds(kind: SearchText["kind"]) {
  const items = db.all<{ id: number }>(sql`select id from search_items
    where kind = ${kindNamed(kind)} and id not in (${idsYetToCome})`);
  return items.map(({ id }) => id);
}

function readTexts(kind: SearchText["kind"], ids: number[], most: number) {
  const found = listFound<Pick<SearchText, "names" | "detail" | "body">>(kind, {
    columns: sql`search_items.names as names, search_items.detail as detail,
      substr(search_items.body, 1, ${most}) as body`,
    source: sql`search_items`,
    where: sql`search_items.id in (select value from json_each(${JSON.stringify(ids)}))`,
  });
  return found.map(({ title, path, names, detail, body }) => ({
    kind,
    title,
    path,
    names: shownText(names),
    detail: shownText(detail),
    body: shownText(body),
  }));
}
