import { expect, test } from "vitest";
import { curvedQuote } from "~/components/admin/editor/plugins/typographic-quotes";
import { linkAddress } from "~/components/admin/editor/toolbar/link-address";

test.each([
  ["", '"', "“"],
  ["he said ", '"', "“"],
  ["he said “yes", '"', "”"],
  ["(", '"', "“"],
  ["“", "'", "‘"],
  ["it", "'", "’"],
  ["the boys", "'", "’"],
])("behind %j a %s becomes %s", (before, sign, curved) => {
  expect(curvedQuote(before, sign)).toBe(curved);
});

test.each([
  ["example.com/a", "https://example.com/a"],
  [" https://example.com ", "https://example.com"],
  ["asha@example.com", "mailto:asha@example.com"],
  ["/journey/hampi", "/journey/hampi"],
  ["#pictures", "#pictures"],
  ["javascript:alert(1)", null],
  ["//evil.test", null],
  ["two words", null],
  ["", null],
])("the address %j leads to %s", (typed, href) => {
  expect(linkAddress(typed)).toBe(href);
});
