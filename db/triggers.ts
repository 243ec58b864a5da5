import type { Database } from "better-sqlite3";
import { kinds, type SearchedKind, searchedKinds, type UsingKind, usingKinds } from "~/kinds";

/**
 * What the database does by itself when rows change, whoever writes them: it raises the version of the content, tells
 * the search's index which record has changed, and notes which pictures a record shows. All of it is made from the
 * three tables below: a new field on a page, in the search or with a picture's address needs a line there.
 */

type Event = "insert" | "update" | "delete";

type Content = {
  table: string;
  /** The condition for each event, if only some changes of the table show on a page. */
  when?: Partial<Record<Event, string>>;
  /** Inserts do not count: no page shows a row before another table's row names it. */
  silentInsert?: true;
};

/** Conditions that leave out hidden rows: not even a new version of the content may hint at them. */
function seen(is: (row: "old" | "new") => string) {
  return { insert: is("new"), update: `(${is("old")}) or (${is("new")})`, delete: is("old") };
}

const isThere = (row: string) => `${row}.deleted_at is null`;

const momentsSeen = seen(
  (row) => `${row}.is_visible and ${row}.waits_for is null and ${isThere(row)}`,
);

/** The tables whose rows may show on a cached page. */
const content: Content[] = [
  // `importPicture` raises the version itself if a page was waiting for the picture.
  { table: "pictures", silentInsert: true, when: seen(isThere) },
  {
    table: "blog_posts",
    when: seen(
      (row) => `${row}.is_visible and ${row}.published_at is not null and ${isThere(row)}`,
    ),
  },
  { table: "related_posts" },
  { table: "gallery_collections", when: seen((row) => `${row}.is_visible and ${isThere(row)}`) },
  { table: "gallery_media", when: seen(isThere) },
  { table: "destinations", when: seen((row) => `${row}.is_visible and ${isThere(row)}`) },
  { table: "destination_posts" },
  { table: "travel_pins", when: seen((row) => `${row}.is_visible and ${isThere(row)}`) },
  {
    table: "moments",
    when: {
      ...momentsSeen,
      // The held changes of a moment are the owner's alone, until they are written.
      update: `(new.held is null or new.held is old.held) and (${momentsSeen.update})`,
    },
  },
  { table: "moves", when: seen((row) => `${row}.is_shown`) },
  { table: "home_page_content" },
  { table: "site_settings" },
  // Without the demo a site is its owner's own, and says less by itself.
  { table: "demo_records" },
  { table: "pages", when: seen(isThere) },
  { table: "faq_questions" },
  // The privacy page says for how long messages are kept.
  { table: "newsletter_settings" },
  {
    table: "newsletter_issues",
    // Only an issue with a number has a page, and no page shows how far its mails are.
    when: {
      insert: "new.number is not null",
      update: `new.number is not null and old.sent_count = new.sent_count
        and old.refused_count = new.refused_count`,
      delete: "old.number is not null",
    },
  },
];

/** The columns that the search reads of a record. */
const searched: Record<SearchedKind, string> = {
  post: "title, excerpt, content, tags, is_visible, published_at, deleted_at",
  destination: `name, other_names, state, description, detailed_description, highlights, activities, costs,
      getting_there, what_to_eat, is_visible, deleted_at`,
  pin: "name, city, description, tags, notes, is_visible, latitude, longitude, deleted_at",
  moment: "text, place, happened_at, is_visible, waits_for, deleted_at",
  collection: "title, description, location, is_visible, deleted_at",
  medium: "title, caption, type, collection_id, deleted_at",
  question: "question, answer",
};

/** The columns that hold pictures' addresses, as one or somewhere in a text. */
export const picturesIn: Record<UsingKind, string[]> = {
  post: ["featured_image", "content"],
  destination: ["featured_image", "detailed_description"],
  pin: ["images"],
  moment: ["picture", "held"],
  collection: ["cover_image"],
  medium: ["url", "thumbnail_url"],
  home: ["hero_background_image"],
  page: ["content", "members"],
  settings: ["chosen"],
  issue: ["content"],
};

const RAISE_VERSION = "update content_version set number = number + 1";
const PICTURE_NAME = `${"[0-9a-f]".repeat(16)}-[0-9]*.[ajw]*`;

/** A trigger's name and its SQL. */
type Trigger = [name: string, sql: string];

function trigger(name: string, event: string, table: string, steps: string[]): Trigger {
  return [name, `create trigger ${name} after ${event} on ${table} begin ${steps.join("; ")}; end`];
}

function contentTriggers({ table, when = {}, silentInsert }: Content): Trigger[] {
  const events: Event[] = silentInsert ? ["update", "delete"] : ["insert", "update", "delete"];
  return events.map((event) => {
    const condition = when[event] ? ` when ${when[event]}` : "";
    return trigger(`${table}_content_${event}`, event, `${table}${condition}`, [RAISE_VERSION]);
  });
}

function searchTriggers(kind: SearchedKind): Trigger[] {
  const { table } = kinds[kind];
  const changed = (id: string) => [
    `insert into search_changes (kind, record_id) values ('${kind}', ${id})`,
  ];
  return [
    trigger(`${table}_search_insert`, "insert", table, changed("new.id")),
    trigger(`${table}_search_update`, `update of ${searched[kind]}`, table, changed("new.id")),
    trigger(`${table}_search_delete`, "delete", table, changed("old.id")),
  ];
}

/** Whether records of the kind can lie in the bin, where they show nothing. */
function canBeDeleted(kind: UsingKind) {
  return "bin" in kinds[kind];
}

/** A text is cut at each address of a picture: what follows begins with the id. */
function recordPictures(kind: UsingKind, row: string, from = "") {
  const texts = picturesIn[kind].map((column) => `${row}.${column}`).join(", ");
  return `insert into picture_uses (picture_id, kind, record_id)
    select distinct substr(value, 1, 16), '${kinds[kind].name}', ${row}.id
    from ${from} json_each('[' || replace(json_quote(concat_ws(' ', ${texts})), '/media/', '","') || ']')
    where key > 0 and value glob '${PICTURE_NAME}'${canBeDeleted(kind) ? ` and ${isThere(row)}` : ""}`;
}

function pictureTriggers(kind: UsingKind): Trigger[] {
  const { name, table } = kinds[kind];
  const columns = [...picturesIn[kind], ...(canBeDeleted(kind) ? ["deleted_at"] : [])];
  const note = recordPictures(kind, "new");
  const forget = `delete from picture_uses where kind = '${name}' and record_id = old.id`;
  return [
    trigger(`${table}_pictures_insert`, "insert", table, [note]),
    trigger(`${table}_pictures_update`, `update of ${columns.join(", ")}`, table, [forget, note]),
    trigger(`${table}_pictures_delete`, "delete", table, [forget]),
  ];
}

/** Media are visible only with their collection. */
const mediaOfCollection = trigger(
  "gallery_collections_search_media",
  "update of is_visible",
  "gallery_collections when old.is_visible <> new.is_visible",
  [
    `insert into search_changes (kind, record_id)
      select 'medium', id from gallery_media where collection_id = new.id`,
  ],
);

const triggers = new Map<string, string>([
  ...content.flatMap(contentTriggers),
  ...searchedKinds.flatMap(searchTriggers),
  mediaOfCollection,
  ...usingKinds.flatMap(pictureTriggers),
]);

function standing(client: Database) {
  const rows = client.prepare("select name, sql from sqlite_master where type = 'trigger'").raw();
  return new Map(rows.all() as Trigger[]);
}

/** SQLite keeps a trigger's text as it was written, but for its first two words. */
function isAsMade(found: Map<string, string>) {
  const made = [...triggers].every(
    ([name, sql]) => found.get(name)?.toLowerCase() === sql.toLowerCase(),
  );
  return made && found.size === triggers.size;
}

/** Redoes the work of the triggers: they may have been different, or missing, while rows changed. */
function redo(client: Database) {
  client.exec("delete from picture_uses");
  for (const kind of usingKinds) {
    const { table } = kinds[kind];
    client.exec(recordPictures(kind, table, `${table},`));
  }
  // Without `search_state` the next connection rebuilds the whole index.
  client.exec("delete from search_state");
  client.exec(RAISE_VERSION);
}

/**
 * Recreates the database's triggers from this file if any is missing, different or superfluous: after a migration, a
 * rebuilt table or a restored backup.
 */
export function updateTriggers(client: Database) {
  if (isAsMade(standing(client))) return;
  const remake = client.transaction(() => {
    for (const name of standing(client).keys()) client.exec(`drop trigger "${name}"`);
    for (const sql of triggers.values()) client.exec(sql);
    redo(client);
  });
  remake.immediate();
}
