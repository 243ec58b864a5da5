import { join, posix } from "node:path";
import Database from "better-sqlite3";
import { kinds, type SearchedKind } from "~/kinds";
import type { PageText } from "~/offline/search/page-texts";
import { DATABASE } from "~/portable/backup/archive/archive";
import type { DayCounts } from "./day-counts";
import type { FrozenFiles } from "./frozen-files.server";
import { hrefBetween, referenceOf, SEARCH_FILE } from "./places";
import { PARTS, PARTS_SCRIPT, SEARCH_TEXTS, textsName } from "./search-parts";

/** So many characters a browser reads without a pause that is felt. */
const PART_CHARACTERS = 1_000_000;
/** No more of a text is searched, as the site's own results look no further. */
const BODY_CHARACTERS = 20_000;

type Site = { origins: string[]; days: DayCounts };

type Row = Omit<PageText, "kind" | "path"> & { kind: SearchedKind; id: string; path: string };

/**
 * Writes the texts that the site's own search looks through, in scripts that the search page of the copy takes in. Only
 * what stands on a page of the copy is in them: `frozen` has the files of its pages.
 */
export async function writeSearchTexts(
  dataDir: string,
  site: Site,
  frozen: Set<string>,
  files: FrozenFiles,
) {
  const client = new Database(join(dataDir, DATABASE), { readonly: true });
  let part: string[] = [];
  let characters = 0;
  let parts = 0;
  async function write() {
    parts += 1;
    const texts = `${SEARCH_TEXTS}.push(\n${part.join(",\n")}\n);\n`;
    await files.write(beside(textsName(parts)), texts);
    part = [];
    characters = 0;
  }
  try {
    for (const row of client.prepare<[number], Row>(TEXTS).iterate(Date.now())) {
      const path = hrefOf(row, site, frozen);
      if (path === null) continue;
      const { title, names, detail, body } = row;
      const text: PageText = { kind: kinds[row.kind].name, title, path, names, detail, body };
      part.push(JSON.stringify(text));
      characters += part.at(-1)?.length ?? 0;
      if (characters > PART_CHARACTERS) await write();
    }
    if (part.length > 0) await write();
  } finally {
    client.close();
  }
  await files.write(beside(PARTS_SCRIPT), `var ${PARTS} = ${parts};\n`);
}

/** A file beside the search page. */
function beside(name: string) {
  return posix.join(posix.dirname(SEARCH_FILE), name);
}

/** What the index holds that is out by now; a moment is called by its words. */
const TEXTS = `select items.kind, items.record_id as id,
    case items.kind when 'moment' then substr(items.body, 1, 80) else items.title end as title,
    items.names, items.detail, substr(items.body, 1, ${BODY_CHARACTERS}) as body,
    coalesce(posts.slug, places.slug, media.collection_id, items.record_id) as path
  from search_items as items
  left join blog_posts as posts on items.kind = 'post' and posts.id = items.record_id
  left join destinations as places on items.kind = 'destination' and places.id = items.record_id
  left join gallery_media as media on items.kind = 'medium' and media.id = items.record_id
  where items.published_at <= ? order by items.id`;

/** The way to an item from the search page; `null` for one that is on no page of the copy. */
function hrefOf({ kind, id, path }: Row, { origins, days }: Site, frozen: Set<string>) {
  if (kind === "moment") {
    const told = days.find("", `moment-${id}`);
    return told.fragment && hrefBetween(SEARCH_FILE, told.file, told.fragment);
  }
  const address =
    kind === "medium" ? `${kinds.collection.path}${path}/photos/${id}` : pathOf(kind) + path;
  const found = referenceOf(address, "/", origins);
  if (found?.place.kind !== "page" || !frozen.has(found.place.file)) return null;
  return hrefBetween(SEARCH_FILE, found.place.file, found.fragment);
}

function pathOf(kind: Row["kind"]) {
  const { path } = kinds[kind] as { path?: string };
  return path ?? "";
}
