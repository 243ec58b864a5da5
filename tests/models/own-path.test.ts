import { expect, test } from "vitest";
import { ownPath } from "~/utils/own-path";

test.each([
  ["/letters?q=a#newsletter", "/letters?q=a#newsletter"],
  ["about", "/about"],
  ["/a/../gallery", "/gallery"],
])("%s stays on the site", (address, path) => {
  expect(ownPath(address, "/fallback")).toBe(path);
});

test.each([
  "//evil.test",
  "/\t/evil.test",
  "/\\evil.test",
  "/.//evil.test",
  "https://evil.test/x",
  "javascript:alert(1)",
  "http://own.invalid:1/x",
  null,
])("%j leaves the site and gives the fallback", (address) => {
  expect(ownPath(address, "/fallback")).toBe("/fallback");
});
