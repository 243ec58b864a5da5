import { expect, test, vi } from "vitest";
import { fileProblem } from "~/utils/files/storage-failure.server";
import { logFailure } from "~/utils/log-failure.server";
import { SITE } from "../support/requests/routes";

/** What was written to standard error since the last call: each a line of JSON by itself. */
function takeLines() {
  const calls = vi.mocked(console.error).mock.calls.splice(0);
  return calls.map((call) => {
    expect(call).toEqual([expect.not.stringContaining("\n")]);
    return JSON.parse(String(call[0]));
  });
}

function failOn(path: string, error: unknown, requestId = "request-1", signal?: AbortSignal) {
  logFailure(error, new Request(SITE + path, { signal }), { requestId });
}

test.each([
  ["/letters/last-tea?q=a", "/letters/last-tea"],
  ["/unsubscribe/key", "/unsubscribe/..."],
  ["/newsletter/confirm/key", "/newsletter/confirm/..."],
  ["/preview/key.data", "/preview/..."],
])("a failure on %s is one line, and hands on no key", (path, logged) => {
  failOn(path, new Error("detail"));
  const error = expect.stringContaining("detail");
  expect(takeLines()).toEqual([{ time: expect.any(String), id: "request-1", path: logged, error }]);
});

test("what is thrown and is no error is told as well", () => {
  failOn("/", { status: 500, reason: "unknown" });
  expect(takeLines()).toMatchObject([{ error: expect.stringMatching(/500.*unknown/) }]);
});

test("nothing is said where it will be said with an id, or to nobody", () => {
  failOn("/", new Error("detail"), "");
  failOn("/", new Error("detail"), "request-1", AbortSignal.abort());
  expect(takeLines()).toEqual([]);
});

test("what could not be stored is told, though the visitor has left", () => {
  failOn("/", fileProblem("the disk is full"), "request-1", AbortSignal.abort());
  expect(takeLines()).toMatchObject([{ error: expect.stringContaining("the disk is full") }]);
});
