import { beforeEach, expect, test } from "vitest";
import { createPost, findPost } from "~/models/posts/post.server";
import { importFrom } from "~/portable/transfer/import/import.server";
import { folderWith, json, MARK } from "../../support/records/import-files";
import { exported, folderOf, forgetEverything } from "../../support/records/transfer";

const BYTE_ORDER_MARK = "\uFEFF";

beforeEach(forgetEverything);

test("a byte order mark that an editor wrote is no part of any text", async () => {
  const files = {
    ...MARK,
    "letters/tea/letter.json": json({ title: "Tea", slug: "tea" }),
    "letters/tea/letter.html": "<p>Tea.</p>",
    "places/agra/place.json": json({ name: "Agra" }),
    "places/agra/place.txt": "Tea.",
    "pins.json": json([{ name: "Agra", country: "India" }]),
  };
  const marked = Object.entries(files).map(([path, text]) => [path, BYTE_ORDER_MARK + text]);
  await importFrom(folderWith(Object.fromEntries(marked)));
  const texts = [...(await exported()).values()].map((bytes) => Buffer.from(bytes, "latin1"));
  expect(texts.map(String).join("")).not.toContain(BYTE_ORDER_MARK);
  expect(findPost({ slug: "tea" }, "owner")?.content).toBe("<p>Tea.</p>");
});

test("one that is the text's own stays", async () => {
  const content = `${BYTE_ORDER_MARK}Tea.`;
  createPost({ title: "Tea", content });
  const folder = folderOf(await exported());
  forgetEverything();
  await importFrom(folder);
  expect(findPost({ slug: "tea" }, "owner")?.content).toBe(content);
});
