import { expect, test } from "vitest";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";

test.each(["/", "/letters", "/about"])("%s leads to the feed in its footer", async (path) => {
  const html = await (await visit(path)).text();
  expect(html.slice(html.indexOf("<footer"))).toContain('href="/feed.xml"');
});

test("the list of letters leads to their feed", async () => {
  createPost({ title: "One", publishedAt: new Date(0) });
  const html = await (await visit("/letters")).text();
  expect(html.slice(0, html.indexOf("<footer"))).toContain('href="/feed.xml"');
});
