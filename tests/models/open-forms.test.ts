import { expect, test } from "vitest";
import { recordClosed, recordOpen } from "~/models/find/drafts/open-forms.server";

const key = { kind: "post", recordId: crypto.randomUUID() } as const;
const at = (second: number) => new Date(Date.UTC(2025, 7, 1, 9, 0, second));

test("a form that is open on another device says since when, until that is closed or silent", () => {
  expect(recordOpen(key, "phone", at(0))).toEqual([]);
  expect(recordOpen(key, "desk", at(5))).toEqual([at(0)]);
  expect(recordOpen(key, "phone", at(30))).toEqual([at(5)]);
  expect(recordOpen({ ...key, recordId: "other" }, "phone", at(30))).toEqual([]);
  recordClosed(key, "desk");
  expect(recordOpen(key, "phone", at(60))).toEqual([]);
  expect(recordOpen(key, "desk", at(61))).toEqual([at(0)]);
  expect(recordOpen(key, "desk", at(161))).toEqual([]);
});

test("a browser that is not known is told of others, and is none itself", () => {
  expect(recordOpen(key, "", at(162))).toEqual([at(61)]);
  expect(recordOpen(key, "desk", at(163))).toEqual([]);
});
