import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { kinds, type SearchedKind } from "~/kinds";
import { distinctWords, shownText, spacedText } from "~/search/index-words";
import { foldText, plainText } from "~/search/search-words";
import { practicalLines } from "~/texts/place-lines";
import { knownPlaceNames, otherNamesOf } from "~/texts/place-names";
import { readableText } from "~/texts/readable-text.server";

/** Raised when texts are taken in another way than before: every site makes its index anew. */
const FORMAT = 8;

/** The id of an item is its kind's number times this, and a count. */
export const KIND_SPAN = 2 ** 40;

function plain(text: unknown) {
  return typeof text === "string" ? spacedText(plainText(text)) : "";
}

/** The words of a content as they are read, a picture by its own. */
function readable(content: unknown) {
  if (typeof content !== "string") return "";
  return plain(readableText(content).replace(/\[Picture(?:: ([^\]]*))?\]/g, " $1 "));
}

function otherNames(name: unknown, given: unknown) {
  const own = JSON.parse(String(given)) as string[];
  return [...new Set([...own, ...otherNamesOf(plainText(String(name)))])].join(", ");
}

function practical(costs: unknown, gettingThere: unknown, whatToEat: unknown) {
  const texts = {
    costs: String(costs),
    gettingThere: String(gettingThere),
    whatToEat: String(whatToEat),
  };
  return plain(practicalLines(texts).join(" · "));
}

const functions = {
  search_plain: plain,
  search_readable: readable,
  search_names: otherNames,
  search_practical: practical,
  search_folded: (text: unknown) => foldText(String(text)),
  search_words_in: (text: unknown) => JSON.stringify(distinctWords(shownText(String(text)))),
};

const listed = (column: string) => `(select group_concat(value, ' · ') from json_each(${column}))`;
const joined = (...parts: string[]) =>
  `search_plain(concat_ws(' · ', ${parts.map((part) => `nullif(${part}, '')`).join(", ")}))`;
const source = (kind: SearchedKind) => `'${kind}' as kind, ${kinds[kind].search.number}`;

/**
 * Every item that the public sees, or will see by the clock, as it is searched. What nobody sees is in no index, so
 * that it can move nothing: no count, no order, no correction.
 */
const SOURCES = `
  select ${source("post")} as number, id as record_id, published_at, search_plain(title) as title, '' as names,
    ${joined("excerpt", listed("tags"))} as detail, search_readable(content) as body
  from blog_posts where is_visible and published_at is not null and deleted_at is null
  union all
  select ${source("destination")}, id, 0, search_plain(name), search_plain(search_names(name, other_names)),
    ${joined("state", "description", listed("highlights"), listed("activities"))},
    concat_ws(' · ', nullif(search_readable(detailed_description), ''),
      nullif(search_practical(costs, getting_there, what_to_eat), ''))
  from destinations where is_visible and deleted_at is null
  union all
  select ${source("pin")}, id, 0, search_plain(name), search_plain(search_names(concat_ws(', ', name, city), '[]')),
    ${joined("city", "description", listed("tags"))}, search_plain(notes)
  from travel_pins where is_visible and deleted_at is null and (latitude <> 0 or longitude <> 0)
  union all
  select ${source("moment")}, id, happened_at, '', '', search_plain(place), search_plain(text)
  from moments where is_visible and deleted_at is null and waits_for is null
  union all
  select ${source("collection")}, id, 0, search_plain(title), '', ${joined("location", "description")}, ''
  from gallery_collections where is_visible and deleted_at is null
  union all
  select ${source("medium")}, m.id, 0, search_plain(m.title), '', search_plain(m.caption), ''
  from gallery_media m join gallery_collections c on c.id = m.collection_id
  where c.is_visible and c.deleted_at is null and m.deleted_at is null and m.type = 'photo' and concat(m.title, m.caption) <> ''
  union all
  select ${source("question")}, id, 0, search_plain(question), '', '', search_plain(answer) from faq_questions`;

const OWN = "kind = new.kind and record_id = new.record_id";
const WORDS_OF_TEXTS = "search_words_in(concat_ws(' ', title, names, detail, body))";
const WORDS = `json_each((select ${WORDS_OF_TEXTS} from search_items where ${OWN}))`;
const FOLDED = ["title", "names", "detail", "body"].map((part) => `search_folded(${part})`).join();
/**
 * The index has the texts as they are compared. As they are shown they stand with the items, word for word the same, and
 * FTS5 takes its snippets from there.
 */
const INDEX_ITEMS = `insert into search_texts (rowid, title, names, detail, body)
  select id, ${FOLDED} from search_items`;
/** FTS5 takes out what it is told that it has. */
const FORGET_ITEMS = `insert into search_texts (search_texts, rowid, title, names, detail, body)
  select 'delete', id, ${FOLDED} from search_items`;

/**
 * They are the connection's own (TEMP), for they call its functions: another program that writes to the file leaves
 * its changes waiting, and can alter tables. Where no state is said, changes wait as well, until the whole index is
 * made at the next start: whoever writes very much deletes it first.
 */
const TRIGGERS = `
  create temp view search_sources as ${SOURCES};

  -- The record at hand, read once: every statement that writes has all of this to prepare.
  create temp table search_current (kind, number, record_id, published_at, title, names, detail, body);

  create temp trigger search_index_change after insert on main.search_changes
  when exists (select 1 from search_state) begin
    insert into search_current select * from search_sources where ${OWN};
    update search_words set items = items - 1 where word in (select value from ${WORDS});
    delete from search_words where items = 0;
    ${FORGET_ITEMS} where ${OWN};
    delete from search_items where ${OWN} and not exists (select 1 from search_current);
    insert into search_items (id, kind, record_id, published_at, title, names, detail, body)
      select (
        select coalesce(max(id), number * ${KIND_SPAN}) + 1 from search_items
        where id between number * ${KIND_SPAN} and (number + 1) * ${KIND_SPAN} - 1
      ), kind, record_id, published_at, title, names, detail, body
      from search_current where true
      on conflict (kind, record_id) do update set published_at = excluded.published_at,
        title = excluded.title, names = excluded.names, detail = excluded.detail, body = excluded.body;
    delete from search_current;
    ${INDEX_ITEMS} where ${OWN};
    insert into search_words (word, items) select value, 1 from ${WORDS} where true
      on conflict (word) do update set items = items + 1;
    delete from search_changes where rowid = new.rowid;
  end;`;

/** What the index is made by, besides the records. */
function fingerprint() {
  const made = JSON.stringify([FORMAT, knownPlaceNames]);
  return createHash("sha256").update(made).digest("hex");
}

/** Has every write of this connection change the search's index in the same transaction, and brings it up to date. */
export function ensureSearchIndex(client: Database) {
  for (const [name, run] of Object.entries(functions)) {
    client.function(name, { deterministic: true }, run as (...values: unknown[]) => unknown);
  }
  client.exec(TRIGGERS);
  updateSearchIndex(client);
}

/** Indexes what other programs have written; all of it where the index was made by another program, or by none. */
export function updateSearchIndex(client: Database) {
  const present = fingerprint();
  const known = client.prepare("select fingerprint from search_state").pluck();
  const isWaiting = client.prepare("select 1 from search_changes").pluck();
  if (known.get() === present && isWaiting.get() === undefined) return;
  const update = client.transaction(() => {
    if (known.get() === present) indexWaiting(client);
    else indexAll(client, present);
  });
  update.immediate();
}

/** What other programs have written. */
function indexWaiting(client: Database) {
  while (indexSome(client));
}

/** A record with a long text takes some milliseconds. */
const SOME = 5;

/** Indexes some of what waits; whether there was any. */
function indexSome(client: Database) {
  const waiting = client
    .prepare("select distinct kind, record_id from search_changes limit ?")
    .all(SOME);
  const forget = client.prepare(
    "delete from search_changes where kind = @kind and record_id = @record_id",
  );
  const index = client.prepare("insert into search_changes values (@kind, @record_id)");
  for (const change of waiting) {
    forget.run(change);
    index.run(change);
  }
  return waiting.length > 0;
}

/**
 * Does work that writes very much, in a transaction of the caller's, and leaves its changes waiting: to index them takes
 * most of the time for which nobody else could write. `indexInPieces` does it afterwards, else the next start.
 */
export function withIndexWaiting<Result>(client: Database, work: () => Result): Result {
  const state = client.prepare("select fingerprint from search_state").pluck().get();
  client.exec("delete from search_state");
  const result = work();
  client.prepare("insert into search_state values (?)").run(state);
  return result;
}

/** Indexes what waits in small transactions, between which others can write for as long as this pause. */
export async function indexInPieces(client: Database, pauseMs: number) {
  const index = client.transaction(() => indexSome(client));
  while (index.immediate()) await sleep(pauseMs);
}

/**
 * In one statement for each table: a row at a time FTS5 would write a file of its own for each. In the end its parts are
 * made one, for a search opens each of them for each word.
 */
function indexAll(client: Database, present: string) {
  for (const table of ["changes", "words", "items", "state"]) {
    client.exec(`delete from search_${table}`);
  }
  client.exec(`
    insert into search_texts (search_texts) values ('delete-all');
    insert into search_items (id, kind, record_id, published_at, title, names, detail, body)
      select number * ${KIND_SPAN} + row_number() over (partition by kind order by published_at), kind, record_id,
        published_at, title, names, detail, body
      from search_sources;
    ${INDEX_ITEMS};
    insert into search_words (word, items)
      select value, count(*) from search_items, json_each(${WORDS_OF_TEXTS}) group by value;
    insert into search_texts (search_texts) values ('optimize');`);
  client.prepare("insert into search_state values (?)").run(present);
}
