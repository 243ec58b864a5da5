import { expect, test } from "vitest";
import { withoutSecret } from "~/utils/http/secret-path";
import { loggedPath } from "../../server/log";

const KEY = "Zx81-secret";

test.each([
  ["as it is", `/preview/${KEY}`, "/preview/..."],
  ["a confirmation", `/newsletter/confirm/${KEY}`, "/newsletter/confirm/..."],
  ["a subscription's file", `/subscription/${KEY}/file`, "/subscription/..."],
  ["data", `/unsubscribe/${KEY}.data`, "/unsubscribe/..."],
  ["a query", `/preview/${KEY}?q=1`, "/preview/..."],
  ["a slash at the end", `/preview/${KEY}/`, "/preview/..."],
  ["capitals", `/PREVIEW/${KEY}`, "/PREVIEW/..."],
  ["capitals within", `/Newsletter/conFirm/${KEY}`, "/Newsletter/conFirm/..."],
  ["an escaped letter", `/%70review/${KEY}`, "/preview/..."],
  ["an escaped capital", `/%50review/${KEY}`, "/Preview/..."],
  ["an escaped slash", `/preview%2F${KEY}`, "/preview/..."],
  ["letters escaped twice", `/%2570review%252f${KEY}`, "/preview/..."],
  ["a path climbed out of", `/letters/../preview/${KEY}`, "/letters/../preview/..."],
  ["escaped dots", `/a/%2e%2E/preview/${KEY}`, "/a/../preview/..."],
  ["dots within", `/newsletter/./confirm/./${KEY}`, "/newsletter/./confirm/..."],
  ["two slashes", `//preview//${KEY}`, "//preview/..."],
  ["backslashes", `/preview\\${KEY}`, "/preview/..."],
  ["escaped backslashes", `/preview%5c${KEY}`, "/preview/..."],
  ["a whole address", `http://localhost/preview/${KEY}`, "http://localhost/preview/..."],
  ["an escape that is none", `/%70review/${KEY}%zz%ff`, "/preview/..."],
])("a log has no key: %s", (_name, path, logged) => {
  expect(JSON.parse(loggedPath(path))).toBe(logged);
});

test.each([
  "/",
  "/preview",
  "/preview/",
  "/letters/previews/a",
  "/letters/%e0%b4%a8",
  "/subscription-terms/a",
])("%s stays as it is", (path) => {
  expect(withoutSecret(path)).toBe(path);
});

test("the longest address is read at once", () => {
  for (const piece of ["/preview", "%25", "/", "\\", "%2570"]) {
    const startedAt = performance.now();
    for (let time = 0; time < 20; time++) withoutSecret(piece.repeat(16_000 / piece.length));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  }
});
