import { expect, test } from "vitest";
import { describedByText } from "~/texts/opening-words.server";

test.each([
  ["", ""],
  ["A plain line.", "A plain line."],
  ["<p>Rain &amp; <em>tea</em>.</p><p>Then sun.</p>", "Rain & tea. Then sun."],
  ['<img src="/media/a.jpg" alt="A boat"><p>On the lake.</p>', "On the lake."],
  ['<img src="/media/a.jpg" alt="A boat">', ""],
])("%j is described by %j", (content, words) => {
  expect(describedByText(content)).toBe(words);
});

test("a long text is described by whole words of its beginning", () => {
  const words = describedByText(`<p>${"wandering ".repeat(500)}</p>`);
  expect(words).toMatch(/^(wandering )+wandering…$/);
  expect(words.length).toBeLessThanOrEqual(161);
});

test("no sign is cut in two", () => {
  const words = describedByText("👩‍👩‍👧".repeat(100));
  expect(words).toMatch(/^(👩‍👩‍👧)+…$/u);
});
