import { expect, test } from "vitest";
import { linkAddress } from "~/editor/toolbar/link-panel";

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
])("the address %j leads to %s", (entered, href) => {
  expect(linkAddress(entered)).toBe(href);
});
