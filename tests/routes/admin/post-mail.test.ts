import { beforeEach, describe, expect, test, vi } from "vitest";

vi.hoisted(() => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Kiran <letters@journey.example>";
});

import { announcePosts, listAnnouncedPosts } from "~/models/newsletter/post-issue.server";
import { action as editPost } from "~/routes/admin/posts/edit";
import { action as listAction } from "~/routes/admin/posts/list";
import { action as newPost } from "~/routes/admin/posts/new";
import { toLocalInput } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { newsletterIssues, newsletterSettings } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";
import { newsletterSubscribers } from "~db/schema/subscribers";
import { createPost } from "../../support/records/saved";
import { ownerForms } from "../../support/requests/owner-forms";
import { visit } from "../../support/requests/pages";

const { cookie, post } = await ownerForms();

beforeEach(() => {
  for (const table of [newsletterIssues, blogPosts, newsletterSettings]) db.delete(table).run();
  db.insert(newsletterSettings)
    .values({ announceSince: new Date(Date.now() - 60_000) })
    .run();
});

/** The subjects of the letters that would go out now. */
function announced() {
  announcePosts();
  return listAnnouncedPosts().map(({ subject }) => subject);
}

const formOf = async (path: string) => (await visit(path, { cookie })).text();
const TICKED = /<input(?=[^>]*name="byMail")(?=[^>]*checked)/;
const UNTICKED = /<input(?=[^>]*name="byMail")(?![^>]*checked)/;
const offered = { mailOffered: "on", isVisible: "on" };

describe("the form of a letter", () => {
  test("says to how many readers it goes by mail, and ticks that at first", async () => {
    expect(await formOf("/admin/posts/new"), "nobody wants each letter").not.toContain("byMail");
    for (const [email, cadence] of [
      ["asha@example.com", "each"],
      ["ravi@example.com", "weekly"],
    ] as const) {
      db.insert(newsletterSubscribers)
        .values({ email, cadence, isActive: true, unsubscribeToken: email })
        .run();
    }
    const html = await formOf("/admin/posts/new");
    expect(html.replaceAll("<!-- -->", "")).toContain("Also send by mail to 1 reader<");
    expect(html).toMatch(TICKED);
  });

  test("sends a letter by mail, or does not, as it was ticked", async () => {
    const published = { ...offered, intent: "publish" };
    await post(newPost, { title: "To all", byMail: "on", ...published, formId: id() });
    await post(newPost, { title: "To nobody", ...published, formId: id() });
    await post(newPost, { title: "By a form without a tick", intent: "publish", isVisible: "on" });
    expect(announced()).toEqual(["To all", "By a form without a tick"]);
  });

  test("remembers the tick, for a letter that is to come and for the next one", async () => {
    const formId = id();
    const ahead = { publishedAt: "2099-01-01T09:30", intent: "publish" };
    await post(newPost, { title: "Later", ...offered, ...ahead, formId });
    expect(await formOf(`/admin/posts/${formId}`)).toMatch(UNTICKED);
    expect(await formOf("/admin/posts/new")).toMatch(UNTICKED);
    const again = { title: "Later", ...offered, byMail: "on", publishedAt: ahead.publishedAt };
    await post(editPost, { ...again, version: "1" }, { params: { id: formId } });
    expect(await formOf(`/admin/posts/${formId}`)).toMatch(TICKED);
  });

  test("that comes back with a fault has the tick as it was sent", async () => {
    const body = new URLSearchParams({ title: "", mailOffered: "on", isVisible: "on" });
    const html = await (await visit("/admin/posts/new", { cookie, body })).text();
    expect(html).toMatch(UNTICKED);
  });

  test("offers no mail for what came out before the site sent any", async () => {
    const { id } = createPost({ title: "Old", publishedAt: new Date("2025-08-01T00:00:00Z") });
    expect(await formOf(`/admin/posts/${id}`)).not.toContain("byMail");
  });
});

test("a hidden letter announces no mail, and keeps what was chosen until it is shown", async () => {
  const hidden = { intent: "publish", formId: id() };
  await post(newPost, { title: "Hidden", mailOffered: "on", byMail: "on", ...hidden });
  expect(announced()).toEqual([]);
  const html = await formOf(`/admin/posts/${hidden.formId}`);
  expect(html).not.toContain("mailOffered");
  const show = { intent: "set-visibility", recordId: hidden.formId, isVisible: "true" };
  await post(listAction, show);
  expect(announced()).toEqual(["Hidden"]);
});

test("a letter that was hidden before its mail went is asked about its mail once more", async () => {
  const formId = id();
  await post(newPost, { title: "Back", ...offered, byMail: "on", intent: "publish", formId });
  expect(announced()).toEqual(["Back"]);
  const path = `/admin/posts/${formId}`;
  expect(await formOf(path), "it is on its way").not.toContain("byMail");
  await post(editPost, { title: "Back", version: "1" }, { params: { id: formId } });
  expect(announced()).toEqual([]);
  const shown = { title: "Back", isVisible: "on", publishedAt: "2099-01-01T09:30", version: "2" };
  await post(editPost, shown, { params: { id: formId } });
  expect(await formOf(path)).toMatch(TICKED);
  const again = { title: "Back", ...offered, publishedAt: localNow(), version: "3" };
  await post(editPost, again, { params: { id: formId } });
  expect(announced()).toEqual([]);
});

function localNow() {
  return toLocalInput(new Date());
}

function id() {
  return crypto.randomUUID();
}
