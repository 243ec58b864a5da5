import { beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import { cancelIssue, scheduleIssue } from "~/models/newsletter/issue.server";
import { pageOfPastIssues } from "~/models/newsletter/issue-lists.server";
import {
  announcePosts,
  chooseMail,
  dropUnpublishedPost,
  listAnnouncedPosts,
  mailChoiceOf,
} from "~/models/newsletter/post-issue.server";
import { deletePost, updatePost } from "~/models/posts/post.server";
import { db } from "~db/client.server";
import { newsletterIssues, newsletterSettings } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";
import { mailSettings, sendUntil } from "../support/mail/mail-settings";
import { bringBack } from "../support/records/bin";
import { createPost } from "../support/records/saved";

const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

beforeEach(() => {
  for (const table of [newsletterIssues, blogPosts, newsletterSettings]) db.delete(table).run();
  db.insert(newsletterSettings)
    .values({ announceSince: before(2) })
    .run();
});

const post = (title: string, publishedAt: Date | null, isVisible = true) =>
  createPost({ title, content: "x", excerpt: "About it", publishedAt, isVisible });
const issues = () => db.select().from(newsletterIssues).all();

test("a letter that came out since the site sends mail is announced once, ten minutes ahead", () => {
  const started = Date.now();
  post("Old", before(3));
  const { id: postId } = post("New", before(1));
  announcePosts();
  announcePosts();
  expect(issues()).toMatchObject([
    { kind: "post", state: "scheduled", subject: "New", preheader: "About it", postId },
  ]);
  const sendAt = issues()[0]?.sendAt?.getTime() ?? 0;
  expect(sendAt).toBeGreaterThanOrEqual(started + 10 * 60_000);
  expect(sendAt).toBeLessThan(started + 11 * 60_000);
  expect(listAnnouncedPosts().map(({ subject }) => subject)).toEqual(["New"]);
});

test("a letter that is hidden after it was announced goes to nobody from that moment", () => {
  const { id } = post("Hidden again", before(1));
  announcePosts();
  updatePost(id, { isVisible: false });
  expect(listAnnouncedPosts()).toEqual([]);
});

test("the mail loop announces what was published, and what comes out by the clock", async () => {
  const { id } = post("Ready", null);
  updatePost(id, { publishedAt: before(0) });
  post("Scheduled", new Date(Date.now() + 1_500));
  expect(listAnnouncedPosts()).toEqual([]);
  const subjects = () => listAnnouncedPosts().map(({ subject }) => subject);
  await sendUntil(mailSettings("smtp://127.0.0.1:9"), () =>
    expect(subjects()).toEqual(["Ready", "Scheduled"]),
  );
}, 20_000);

test("what nobody may read is not announced until everyone may", () => {
  const hidden = post("Hidden", before(1), false);
  post("Draft", null);
  post("Scheduled", before(-1));
  announcePosts();
  expect(issues()).toEqual([]);
  updatePost(hidden.id, { isVisible: true });
  announcePosts();
  expect(issues()).toMatchObject([{ subject: "Hidden" }]);
});

test("one that was kept from going by mail is not announced, until it is to go after all", () => {
  const { id } = post("Quiet", null);
  chooseMail(id, false);
  chooseMail(id, false);
  updatePost(id, { publishedAt: before(0) });
  announcePosts();
  expect(listAnnouncedPosts()).toEqual([]);
  expect(mailChoiceOf(id)).toMatchObject({ isChosen: false });
  expect(pageOfPastIssues(1)?.items).toEqual([]);
  chooseMail(id, true);
  expect(mailChoiceOf(id)).toMatchObject({ isChosen: true });
  announcePosts();
  expect(listAnnouncedPosts()).toMatchObject([{ subject: "Quiet" }]);
});

test("a form that was opened before its letter was announced still keeps it from going", () => {
  const { id } = post("New", before(1));
  announcePosts();
  chooseMail(id, false);
  expect(issues()).toMatchObject([{ state: "stopped", sendAt: null }]);
});

test("what has begun to go, has gone or was taken back is no longer a choice", () => {
  const { id } = post("New", before(1));
  announcePosts();
  expect(mailChoiceOf(id)).toBeNull();
  for (const state of ["sending", "sent"] as const) {
    db.update(newsletterIssues).set({ state, startedAt: new Date() }).run();
    chooseMail(id, false);
    chooseMail(id, true);
    expect(issues()).toMatchObject([{ state }]);
    expect(mailChoiceOf(id)).toBeNull();
  }
  db.update(newsletterIssues).set({ state: "scheduled", startedAt: null }).run();
  cancelIssue(issues()[0]?.id ?? "");
  expect(mailChoiceOf(id)).toBeNull();
});

test("a new letter begins with what was chosen last", () => {
  expect(mailChoiceOf(null)).toMatchObject({ isChosen: true, readers: 0, since: expect.any(Date) });
  chooseMail(post("Quiet", null).id, false);
  expect(mailChoiceOf(null)).toMatchObject({ isChosen: false });
  expect(mailChoiceOf(post("Made by a script", null).id)).toMatchObject({ isChosen: true });
});

test("one that came back from the bin goes by mail no more than before", () => {
  const sent = post("Sent", before(1));
  announcePosts();
  db.update(newsletterIssues).set({ state: "sent", startedAt: new Date() }).run();
  const quiet = post("Quiet", before(1));
  chooseMail(quiet.id, false);
  for (const { id } of [sent, quiet]) {
    deletePost(id);
    bringBack(id);
  }
  announcePosts();
  expect(issues().map(({ state }) => state)).toEqual(["sent", "stopped"]);
  expect(mailChoiceOf(quiet.id)).toMatchObject({ isChosen: false });
});

test("one that is taken back goes to nobody, and is not announced again", () => {
  post("New", before(1));
  announcePosts();
  const id = issues()[0]?.id ?? "";
  expect(cancelIssue(id)).toBe(true);
  expect(cancelIssue(id)).toBe(false);
  announcePosts();
  expect(issues()).toMatchObject([{ state: "stopped", sendAt: null }]);
});

test("one that is on its way is not taken back, nor forgotten", () => {
  post("New", before(1));
  announcePosts();
  const id = issues()[0]?.id ?? "";
  db.update(newsletterIssues).set({ state: "sending", startedAt: new Date() }).run();
  dropUnpublishedPost(id);
  expect(cancelIssue(id)).toBe(false);
  expect(issues()).toMatchObject([{ state: "sending" }]);
});

test("a digest that is taken back is a draft again, and an empty one cannot be sent", () => {
  const { id } = db
    .insert(newsletterIssues)
    .values({ kind: "weekly", subject: "A week", content: "<p>x</p>" })
    .returning()
    .get();
  expect(scheduleIssue(id, before(-1))).toMatchObject({ ok: true, item: { state: "scheduled" } });
  expect(cancelIssue(id)).toBe(true);
  expect(issues()).toMatchObject([{ state: "draft", sendAt: null }]);
  db.update(newsletterIssues).set({ content: " " }).run();
  expect(scheduleIssue(id, before(-1))).toMatchObject({ kind: "invalid" });
});
