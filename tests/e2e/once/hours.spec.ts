import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Database from "better-sqlite3";
import { expect, leave, open, test } from "../../support/browser/browser";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";
import { expectHours, expectZones } from "../hours";
import { chooseWhen, field, isReady, make } from "../owner/owner-page";

const PAST = Date.parse("2025-08-05T00:30:00Z");
const AHEAD = Date.parse("2030-01-06T00:30:00Z");

type Value = string | number | null;

/** A site of its own, on which every kind of hour stands somewhere; `hours` says on which pages, and how many. */
async function siteWithHours(page: Page) {
  const dataDir = await copyTemplate("demo");
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Asha <letters@journey.example>" };
  const { url, stop } = await startSite({ DATA_DIR: dataDir, ...mail });
  const database = new Database(`${dataDir}/site.db`);
  const value = (query: string) => String(database.prepare(query).pluck().get());
  const add = (table: string, row: Record<string, Value>) => {
    const names = Object.keys(row);
    const into = `${table} (${names.map((name) => `"${name}"`).join(", ")}) values (${names.map((name) => `@${name}`)})`;
    database.prepare(`insert into ${into}`).run(row);
    return String(row.id);
  };
  await signIn(page, url);
  const post = value("select id from blog_posts limit 1");
  await page.request.put(`${url}/api/blog-posts/${post}`, { data: { content: "Other words." } });
  await make(page, `${url}/api/blog-posts/${post}/previews`, {});
  const [digest, message] = [addIssues(add, post), addMessages(add)];
  const reader = addReader(add);
  addDraft(add);
  const hours = new Map([
    ["/admin", 2],
    ["/admin/posts", 1],
    ["/admin/account", 1],
    [`/admin/posts/${post}/versions`, 3],
    [`/admin/posts/${post}/versions/1`, 1],
    [`/admin/posts/${post}/previews`, 3],
    [`/admin/messages/${message}`, 4],
    ["/admin/newsletter", 7],
    [`/admin/newsletter/${digest}/send`, 1],
    [`/admin/subscribers/${reader}`, 2],
  ]);
  async function end() {
    database.close();
    expect(await stop()).toBe(0);
    await rm(dataDir, { recursive: true, force: true });
  }
  return { url, hours, end };
}

type Add = (table: string, row: Record<string, Value>) => string;

const times = { created_at: PAST, updated_at: PAST };

/** A draft, a planned issue, one that the mail server did not take, and a letter that is about to go; the planned one's id. */
function addIssues(add: Add, post: string) {
  const issue = { kind: "weekly", since: PAST, until: AHEAD, send_at: null, started_at: null };
  const issues = "newsletter_issues";
  add(issues, { ...issue, ...times, id: id(), state: "draft", subject: "A draft" });
  add(issues, {
    ...issue,
    ...times,
    id: id(),
    kind: "post",
    state: "scheduled",
    subject: "A letter",
    post_id: post,
    send_at: AHEAD,
  });
  const begun = { ...issue, ...times, id: id(), state: "paused", subject: "Begun" };
  add(issues, { ...begun, send_at: PAST, started_at: PAST });
  addMail(add, { issue_id: begun.id, state: "waiting", response: "450 Not now" });
  return add(issues, {
    ...issue,
    ...times,
    id: id(),
    state: "scheduled",
    subject: "Planned",
    send_at: AHEAD,
  });
}

/** Two messages of one address, the second with an answer; its id. */
function addMessages(add: Add) {
  const message = { name: "Ravi", email: "ravi@example.com", message: "A word.", created_at: PAST };
  add("contact_messages", { ...message, id: id(), subject: "First" });
  const second = { ...message, id: id(), subject: "Second", created_at: PAST + 1000 };
  add("contact_messages", second);
  const mail_id = addMail(add, { state: "sent", response: "250 OK" });
  const answer = { message_id: second.id, mail_id, text: "Thanks.", created_at: PAST };
  add("contact_answers", { ...answer, id: id() });
  return second.id;
}

function addDraft(add: Add) {
  const draft = { kind: "post", record_id: id(), values: '{"title":"Begun"}', saved_at: PAST };
  add("drafts", { ...draft, id: id(), base_version: 0, version: 1 });
}

function addReader(add: Add) {
  const email = "asha@example.com";
  const token = { unsubscribe_token: id() };
  const reader = add("newsletter_subscribers", { id: id(), email, ...token, subscribed_at: PAST });
  addMail(add, { subscriber_id: reader, state: "sent", response: "250 OK" });
  return reader;
}

/** A mail that was just tried: what is old is forgotten. */
function addMail(add: Add, more: Record<string, Value>) {
  const now = Date.now();
  const mail = { recipient: "ravi@example.com", subject: "Mail", text: "", created_at: now };
  const tried = { message_id: id(), tried_at: now, due_at: AHEAD };
  return add("outgoing_mails", { ...mail, ...tried, id: id(), ...more });
}

function id() {
  return crypto.randomUUID();
}

/** Opens the pages on which hours stand; all the others are opened where their widths are looked at. */
async function eachPage(page: Page, look: (page: Page, least: number) => Promise<void>) {
  const { url, hours, end } = await siteWithHours(page);
  for (const [path, least] of hours) {
    expect(await open(page, url + path)).toBe(200);
    await look(page, least);
  }
  await leave(page);
  await end();
}

test("every hour that the owner sees is her device's alone @long", async ({ page }) => {
  await eachPage(page, expectHours);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("every hour names the site's zone @long", async ({ page }) => {
    await eachPage(page, expectZones);
  });
});

test("what is entered by another clock than the device's names it", async ({ page, emptySite }) => {
  await signIn(page, emptySite.url);
  await open(page, `${emptySite.url}/admin/posts/new`);
  await isReady(page);
  await chooseWhen(page, "On a day");
  await expect(field(page, "Published at")).toHaveAccessibleDescription("Time in Asia/Kolkata.");
});

test.describe("on a device in the site's zone", () => {
  test.use({ timezoneId: "Asia/Kolkata" });
  test("a field for an hour names none", async ({ page, emptySite }) => {
    await signIn(page, emptySite.url);
    await open(page, `${emptySite.url}/admin/posts/new`);
    await isReady(page);
    await chooseWhen(page, "On a day");
    await expect(field(page, "Published at")).toHaveAccessibleDescription("");
  });
});
