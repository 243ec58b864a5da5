import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { knownPlaceNames } from "~/texts/place-names";
import { SEARCH_SOURCES, searchFunctions } from "./search-sources";

/** Raise it when texts are indexed in another way: every site then rebuilds its index. */
const FORMAT = 8;

/** An item's id is the number of its kind times this, plus a count. */
export const KIND_SPAN = 2 ** 40;

const OWN = "kind = new.kind and record_id = new.record_id";
const WORDS_OF_TEXTS = "search_words_in(concat_ws(' ', title, names, detail, body))";
const WORDS = `json_each((select ${WORDS_OF_TEXTS} from search_items where ${OWN}))`;
const FOLDED = ["title", "names", "detail", "body"].map((part) => `search_folded(${part})`).join();
/**
 * The index holds the texts folded for comparing. `search_items` holds them as they are shown, word for word the same,
 * and FTS5 takes its snippets from there.
 */
const INDEX_ITEMS = `insert into search_texts (rowid, title, names, detail, body)
  select id, ${FOLDED} from search_items`;
/** To delete, FTS5 must be given exactly the texts that it has. */
const FORGET_ITEMS = `insert into search_texts (search_texts, rowid, title, names, detail, body)
  select 'delete', id, ${FOLDED} from search_items`;

/**
 * Triggers of the connection (TEMP), for they call its functions: another program can write to the file and alter
 * tables, and leaves its changes waiting. Without `search_state` changes wait as well, until the next start rebuilds
 * the whole index. Clear `search_state` before a bulk write; the index is then updated once, afterwards.
 */
const TRIGGERS = `
  create temp view search_sources as ${SEARCH_SOURCES};

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

/** A hash of what the index depends on, besides the records. */
function fingerprint() {
  const made = JSON.stringify([FORMAT, knownPlaceNames]);
  return createHash("sha256").update(made).digest("hex");
}

/** Makes every write of this connection update the search's index in its transaction; updates the index now. */
export function ensureSearchIndex(client: Database) {
  for (const [name, run] of Object.entries(searchFunctions)) {
    client.function(name, { deterministic: true }, run as (...values: unknown[]) => unknown);
  }
  client.exec(TRIGGERS);
  updateSearchIndex(client);
}

/** Indexes what other programs have written; rebuilds the index if another version of this program made it, or none. */
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

function indexWaiting(client: Database) {
  while (indexSome(client));
}

/** How many records one transaction indexes: one with a long text takes some milliseconds. */
const SOME = 5;

/** Indexes some of the waiting changes; returns whether there were any. */
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
 * Does a bulk write in the caller's transaction and leaves its changes waiting: indexing would take most of the time in
 * which nobody else can write. `indexInPieces` indexes them afterwards, else the next start does.
 */
export function withIndexWaiting<Result>(client: Database, work: () => Result): Result {
  const state = client.prepare("select fingerprint from search_state").pluck().get();
  client.exec("delete from search_state");
  const result = work();
  client.prepare("insert into search_state values (?)").run(state);
  return result;
}

/** Indexes waiting changes in small transactions; in the pauses between them others can write. */
export async function indexInPieces(client: Database, pauseMs: number) {
  const index = client.transaction(() => indexSome(client));
  while (index.immediate()) await sleep(pauseMs);
}

/**
 * One statement for each table: row by row FTS5 would write a segment for each. At the end `optimize` merges the
 * segments, for a search opens each of them for each word.
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
