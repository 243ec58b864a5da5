import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { knownPlaceNames } from "~/texts/place-names";
import { SEARCH_SOURCES, searchFunctions } from "./search-sources";

/** Raised when texts are taken in another way than before: every site makes its index anew. */
const FORMAT = 8;

/** The id of an item is its kind's number times this, and a count. */
export const KIND_SPAN = 2 ** 40;

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

/** What the index is made by, besides the records. */
function fingerprint() {
  const made = JSON.stringify([FORMAT, knownPlaceNames]);
  return createHash("sha256").update(made).digest("hex");
}

/** Has every write of this connection change the search's index in the same transaction, and brings it up to date. */
export function ensureSearchIndex(client: Database) {
  for (const [name, run] of Object.entries(searchFunctions)) {
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
