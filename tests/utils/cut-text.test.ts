import { expect, test } from "vitest";
import { readInput } from "~/api/json-body.server";
import { contactInput } from "~/models/mail/messages/contact";
import { newPostInput } from "~/models/posts/post";
import { cutText } from "~/utils/words/cut-text";
import { SITE } from "../support/requests/routes";

const FAMILY = "👩‍👩‍👧‍👦";
const FLAG = "🇮🇳";

test.each([
  ["short", 5, "short"],
  ["a train", 3, "a t"],
  ["ab😀", 3, "ab"],
  ["ab😀c", 4, "ab😀"],
  [`a${FAMILY}`, 5, "a"],
  [`${FLAG}${FLAG}`, 6, FLAG],
  ["नमस्ते", 3, "नम"],
  ["e\u0301e\u0301", 3, "e\u0301"],
  ["😀", 1, ""],
  ["", 0, ""],
])("%j is cut at %i to %j", (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test("a heap of marks on one letter is cut all the same", () => {
  const heap = `a${"\u0301".repeat(5_000)}`;
  expect(cutText(heap, 500)).toHaveLength(500);
  expect(cutText(`${heap}😀`, heap.length + 1)).toBe(heap);
});

test("whatever is cut can stand in an address", () => {
  const text = `${FAMILY}x😀${FLAG}`.repeat(4);
  for (let most = 0; most <= text.length; most += 1) {
    expect(() => encodeURIComponent(cutText(text, most))).not.toThrow();
  }
});

test("half a sign that JSON holds does not come in, in any field", async () => {
  const json = (value: object) => ({
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(value),
  });
  const message = { name: "A\ud83d", email: "a@example.com", message: "\ude00 x" };
  const sent = { ...message, subject: "General Question" };
  const read = await readInput(new Request(SITE, json(sent)), contactInput);
  expect(read).toMatchObject({ name: "A\ufffd", message: "\ufffd x" });
  const post = { title: "T\ud83d", tags: ["\ud83d"], featuredImage: "https://x.example/\ud83d" };
  const { title, tags, featuredImage } = await readInput(
    new Request(SITE, json({ ...post, content: "c", excerpt: "e", category: "food" })),
    newPostInput,
  );
  for (const text of [title, featuredImage, ...(tags ?? [])])
    expect(text?.isWellFormed()).toBe(true);
});
