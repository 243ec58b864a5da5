import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { sendMessage } from "~/models/mail/messages/contact.server";
import { updateNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { subscribe } from "~/models/mail/subscribers/newsletter.server";
import { updatePost } from "~/models/posts/post.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { createMoment, updateMoment } from "~/models/road/moments/moment.server";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { updatePage } from "~/models/texts/pages/page.server";
import { updateSettings } from "~/models/texts/settings.server";
import { env } from "~/utils/env.server";
import {
  contentVersion,
  db,
  memoPerContent,
  raiseContentVersion,
  transact,
} from "~db/client.server";
import { statementsOf } from "../support/measures/statements";
import { makeItems } from "../support/records/items";
import { createPost, got } from "../support/records/saved";
import { addressesOf, publicAddresses } from "../support/requests/public-addresses";
import { startPublicSite } from "../support/requests/public-site";

/** What visitors and the owner write that no kept page shows, and the site's own bookkeeping. */
const notContent = [
  "__drizzle_migrations",
  "attempts",
  "backup_schedule",
  "contact_answers",
  "contact_messages",
  "content_version",
  "devices",
  "drafts",
  "former_slugs",
  "newsletter_issue_mails",
  "newsletter_subscribers",
  "outgoing_mails",
  "passkey_challenges",
  "passkeys",
  "picture_uses",
  "previews",
  "idempotency_keys",
  "recovery_codes",
  "saved_replies",
  "search_changes",
  "search_items",
  "search_state",
  "search_words",
  "sessions",
  "users",
  "versions",
];

/** Why a public answer may read of them all the same. */
const readByPublicAnswers = [
  // What is kept per version asks which one it is.
  "content_version",
  // A redirect is never kept.
  "former_slugs",
  // Counted as of the day's beginning, which what comes in does not change.
  "newsletter_subscribers",
  // Addresses with a secret in them are never kept.
  "previews",
  // An index of content, written where that is.
  "search_items",
  "search_words",
];

const client = db.$client;
const tables = client
  .prepare("select name from pragma_table_list where schema = 'main' and type = 'table'")
  .pluck()
  .all() as string[];
const content = tables.filter((name) => !name.startsWith("sqlite_") && !notContent.includes(name));

/** The version after each of these, none of which stays. */
function versionsAfter(statements: string[]) {
  const seen = [contentVersion()];
  client.pragma("foreign_keys = OFF");
  client.exec("begin");
  for (const statement of statements) {
    client.exec(statement);
    seen.push(contentVersion());
  }
  client.exec("rollback");
  client.pragma("foreign_keys = ON");
  return seen;
}

const items = makeItems();
updateJourney({});
updateHomeContent({ readRate: 90 });
updateSettings({ country: "Nepal" });
updatePage("tips", { budget: "€40" });
updateNewsletterSettings({ messageMonths: 12 });
client.exec(
  "insert into pictures (id, width, height, placeholder, created_at) values ('p', 1, 1, '', 0)",
);
client.exec(
  "insert into newsletter_issues (id, number, kind, subject, created_at, updated_at) values ('i', 1, 'weekly', 'News', 0, 0)",
);
client.exec(
  "insert into faq_questions (id, question, answer, created_at) values ('q', 'Why?', 'So.', 0)",
);
client.exec("insert into demo_records (kind, record_id, version) values ('post', 'p', 1)");

test.each(content)("a row of %s that is changed, deleted or new makes kept pages old", (table) => {
  const column = client.prepare(`select name from pragma_table_info('${table}')`).pluck().get();
  expect(client.prepare(`select count(*) from ${table}`).pluck().get()).toBeGreaterThan(0);
  const [start, copied, changed, deleted, inserted] = versionsAfter([
    `create temp table copy as select * from main.${table}`,
    `update ${table} set ${column} = ${column}`,
    `delete from ${table}`,
    `insert into ${table} select * from copy`,
  ]);
  expect(copied).toBe(start);
  expect(changed).not.toBe(copied);
  expect(deleted).not.toBe(changed);
  // A new picture is shown nowhere; the verb that takes it in raises the version where one has waited for it.
  if (table !== "pictures") expect(inserted).not.toBe(deleted);
});

test.each(notContent)("%s has no trigger that makes pages old", (table) => {
  const triggers = client
    .prepare(
      "select name from sqlite_master where type = 'trigger' and tbl_name = ? and sql like '%content_version%'",
    )
    .all(table);
  expect(tables).toContain(table);
  expect(triggers).toEqual([]);
});

test("a public answer reads no table whose changes it would not show", async () => {
  const get = await startPublicSite();
  const { statements } = await statementsOf(async () => {
    raiseContentVersion();
    for (const [path, shown] of Object.entries(publicAddresses)) {
      for (const address of addressesOf(path, shown, items)) await get(address);
    }
  });
  const asked = [...new Set(statements.map(({ sql }) => sql))];
  const read = notContent.filter((table) => {
    const name = new RegExp(`\\b${table}\\b`);
    return asked.some((sql) => name.test(sql));
  });
  expect(read.sort()).toEqual(readByPublicAnswers);
});

const message = {
  name: "A",
  email: "reader@example.com",
  subject: "General Question" as const,
  message: "Hello",
};

test("what a visitor does leaves the version; a save by this process and by another raises it", () => {
  const before = contentVersion();
  subscribe("reader@example.com");
  sendMessage(message);
  expect(contentVersion()).toBe(before);
  createPost({ title: "One", publishedAt: new Date() });
  const created = contentVersion();
  expect(created).not.toBe(before);
  const other = new Database(join(env.DATA_DIR, "site.db"));
  other.exec("insert into attempts (key, count, resets_at) values ('k', 1, 0)");
  expect(contentVersion()).toBe(created);
  other.exec("update blog_posts set title = 'Two'");
  const changed = contentVersion();
  expect(changed).not.toBe(created);
  expect(other.prepare("select number from content_version").pluck().get()).toBe(Number(changed));
  other.close();
});

const hiddenRows: [string, { create: () => string; change: (id: string) => void }][] = [
  [
    "letter that is a draft",
    {
      create: () => createPost({ title: "Draft" }).id,
      change: (id) => updatePost(id, { excerpt: "x" }),
    },
  ],
  [
    "place",
    {
      create: () => got(createDestination({ name: "Hidden", isVisible: false })).id,
      change: (id) => updateDestination(id, { description: "x" }),
    },
  ],
  [
    "pin",
    {
      create: () => createPin({ name: "Hidden", country: "India", isVisible: false }).id,
      change: (id) => updatePin(id, { notes: "x" }),
    },
  ],
  [
    "moment",
    {
      create: () => createMoment({ text: "Hidden", isVisible: false }).id,
      change: (id) => updateMoment(id, { text: "x" }),
    },
  ],
];

test.each(hiddenRows)(
  "a hidden %s that is new or changed leaves it",
  (_kind, { create, change }) => {
    const before = contentVersion();
    change(create());
    expect(contentVersion()).toBe(before);
  },
);

test("a change that is undone is none, though the version was asked for in between", () => {
  const before = contentVersion();
  const undone = () =>
    transact(() => {
      createPost({ title: "Never", publishedAt: new Date() });
      expect(contentVersion()).not.toBe(before);
      throw new Error("no");
    });
  expect(undone).toThrow("no");
  expect(contentVersion()).toBe(before);
});

test("what is kept per content is made anew when the content has changed, and never kept from a transaction", () => {
  let made = 0;
  const kept = memoPerContent(() => {
    made += 1;
    return made;
  });
  expect([kept(), kept()]).toEqual([1, 1]);
  sendMessage(message);
  expect(kept()).toBe(1);
  updateHomeContent({ readRate: 91 });
  expect([kept(), kept()]).toEqual([2, 2]);
  expect(() =>
    transact(() => {
      updateHomeContent({ readRate: 92 });
      expect([kept(), kept()]).toEqual([3, 4]);
      throw new Error("Undone.");
    }),
  ).toThrow("Undone.");
  expect(kept()).toBe(2);
});
