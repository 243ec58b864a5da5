import { describe, expect, test } from "vitest";
import { isFor, meaningOf, toPicture } from "~/device/queue/picture-entry";
import { pauseAfter } from "~/device/queue/retry";

const form = { path: "/admin/posts/new", field: "featuredImageFile" };

describe("a picture that waits", () => {
  test("keeps its bytes, its name and what it was chosen for", () => {
    const file = new File(["bytes"], "IMG_1.HEIC", { type: "image/heic" });
    expect(toPicture(file, form, 9)).toEqual({
      kind: "picture",
      address: "/api/uploads",
      fields: [],
      files: [file],
      name: "IMG_1.HEIC",
      type: "image/heic",
      at: 9,
      for: form,
      state: "waiting",
    });
  });

  test.each([
    [form, form.path, form.field, true],
    [form, form.path, undefined, true],
    [form, form.path, "imagesFiles", false],
    [form, "/admin/posts/1", form.field, false],
    ["share", form.path, form.field, false],
    ["library", form.path, undefined, false],
  ] as const)("of %j is for %s, %s: %s", (purpose, path, field, expected) => {
    expect(isFor(purpose, path, field)).toBe(expected);
  });
});

test.each([
  [null, false, "later"],
  [409, true, "later"],
  [423, true, "later"],
  [429, false, "later"],
  [503, true, "later"],
  [507, false, "refused"],
  [401, false, "signed-out"],
  [404, true, "anew"],
  [410, true, "anew"],
  [404, false, "refused"],
  [400, true, "refused"],
  [413, false, "refused"],
  [415, true, "refused"],
])("an answer of %s to an upload that goes on (%s) means %s", (status, isResumed, expected) => {
  expect(meaningOf(status, isResumed)).toBe(expected);
});

test("pauses grow, up to a minute", () => {
  expect([1, 2, 3, 4, 7, 20].map(pauseAfter)).toEqual([1e3, 2e3, 4e3, 8e3, 6e4, 6e4]);
});
