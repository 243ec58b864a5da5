import { expect, test } from "vitest";
import { postPage } from "~/pages/post-page.server";
import { postMeta } from "~/utils/markup/post-meta";
import { createPost } from "../support/records/saved";

function descriptions(values: { excerpt?: string; content: string }) {
  const { post } = postPage(createPost({ title: "A letter", ...values }));
  const tags: Record<string, unknown>[] = postMeta([], post, {});
  return {
    tags: tags
      .filter((tag) => tag.name === "description" || tag.property === "og:description")
      .map((tag) => tag.content),
    structured: tags
      .flatMap((tag) => (tag["script:ld+json"] ? [tag["script:ld+json"]] : []))
      .find((item) => (item as { "@type": string })["@type"] === "Article"),
  };
}

test.each([
  ["its excerpt", { excerpt: "Rain and tea.", content: "<p>It rained.</p>" }, "Rain and tea."],
  ["its first words", { content: "<p>It rained.</p><p>Then tea.</p>" }, "It rained. Then tea."],
])("a letter is described by %s", (_, values, words) => {
  const { tags, structured } = descriptions(values);
  expect(tags).toEqual([words, words]);
  expect(structured).toMatchObject({ description: words });
});

test("a letter of pictures alone has no description, not an empty one", () => {
  const { tags, structured } = descriptions({ content: '<img src="/media/a.jpg" alt="">' });
  expect(tags).toEqual([]);
  expect(structured).not.toHaveProperty("description");
});
