import { beforeAll, expect, test } from "vitest";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";
import { SITE, send } from "../support/requests/routes";

const DAY_MS = 86_400_000;
const day = (number: number) => new Date(Date.UTC(2025, 0, number));

async function read(path: string) {
  const answer = await visit(path);
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "") };
}

beforeAll(async () => {
  expect((await read("/newsletter")).html).not.toContain("/newsletter/issues");
  for (let number = 1; number <= 30; number += 1) {
    db.insert(newsletterIssues)
      .values({
        kind: "weekly",
        state: number === 30 ? "stopped" : "sent",
        number,
        subject: `Issue ${number}.`,
        preheader: "Two",
        startedAt: day(2 * number),
        content: '<p>The <a href="/letters/tea">tea</a></p><script>alert(1)</script>',
      })
      .run();
  }
  createPost({ title: "Between", content: "x", publishedAt: new Date(day(59).getTime()) });
  createPost({ title: "Newest", content: "x", publishedAt: new Date(day(60).getTime() + DAY_MS) });
});

test("issues have pages, newest first, and none beyond the last", async () => {
  const first = await read("/newsletter/issues");
  expect(first.html).toContain("Issue 30.");
  expect(first.html).not.toContain("Issue 6.");
  expect((await read("/newsletter/issues?page=2")).html).toContain("Issue 6.");
  for (const page of ["3", "0", "x"]) {
    expect((await read(`/newsletter/issues?page=${page}`)).status, page).toBe(404);
  }
});

test("an issue is a page with the way to those around it, and to subscribing", async () => {
  const { html } = await read("/newsletter/issues/7");
  for (const part of ["Issue 7.", '<a href="/letters/tea">tea</a>', "Issue 6.", "Issue 8."]) {
    expect(html).toContain(part);
  }
  expect(html).toContain('href="/newsletter"');
  expect(html).not.toContain("alert(1)");
  expect(html).not.toContain("noindex");
});

test.each(["31", "0", "-1", "07", "7.0", "7x", "999999999999", "none"])(
  "there is no issue %s",
  async (number) => {
    expect((await read(`/newsletter/issues/${number}`)).status).toBe(404);
  },
);

test("the newsletter's page and the footer lead to them", async () => {
  const { html } = await read("/newsletter");
  expect(html.match(/href="\/newsletter\/issues"/g)).toHaveLength(2);
});

test("they stand in the feeds among the letters, by date, each once on its page", async () => {
  const { items, next_url } = await (await send("GET", "/feed.json")).json();
  const titles = items.map(({ title }: { title: string }) => title);
  expect(titles).toHaveLength(32);
  expect(next_url).toBeUndefined();
  expect(titles.slice(0, 4)).toEqual(["Newest", "Issue 30.", "Between", "Issue 29."]);
  expect(items[1]).toMatchObject({
    url: `${SITE}/newsletter/issues/30`,
    summary: "Two",
    content_html: `<p>The <a href="${SITE}/letters/tea">tea</a></p>`,
  });
});

test("they stand in the sitemap with their list", async () => {
  const xml = await (await send("GET", "/sitemap.xml")).text();
  expect(xml.match(/newsletter\/issues/g)).toHaveLength(31);
});
