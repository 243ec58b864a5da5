import { expect, vi } from "vitest";

/** Says that `console.error` was called once, with this text; any other call still fails the test. */
export function expectConsoleError(text: string | RegExp) {
  const calls = vi.mocked(console.error).mock.calls.splice(0);
  expect(calls.map((call) => call.join(" "))).toEqual([
    typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text),
  ]);
}
