import { expect, test } from "vitest";
import { secondTries, slowestTests } from "../../scripts/gate/told-tests.mjs";

const vitest = {
  testResults: [
    {
      assertionResults: [
        { fullName: "a slug is short", duration: 400, status: "passed", failureMessages: [] },
        { fullName: "a word is kept", duration: 50, status: "passed", failureMessages: ["lost"] },
        { fullName: "a word is red", duration: 60, status: "failed", failureMessages: ["lost"] },
      ],
    },
    { assertionResults: [{ fullName: "a list is long", duration: 7250 }, { fullName: "skipped" }] },
  ],
};
const tries = (...durations: number[]) => durations.map((duration) => ({ duration }));
const playwright = {
  suites: [
    {
      suites: [
        {
          specs: [
            { title: "the map", tests: [{ projectName: "phone-js", results: tries(900, 1100) }] },
          ],
        },
      ],
      specs: [
        {
          title: "the menu",
          tests: [
            { projectName: "phone-js", results: tries(300) },
            { projectName: "desktop-js", results: tries(12_000), status: "flaky" },
          ],
        },
      ],
    },
  ],
};

test("the slowest tests of both reports are named, the slowest first", () => {
  expect(slowestTests({ vitest, playwright }, 3)).toEqual([
    "  12.0 s  desktop-js: the menu",
    "   7.3 s  a list is long",
    "   2.0 s  phone-js: the map",
  ]);
});

test("what passed at its second try is named, what failed at both is not", () => {
  expect(secondTries({ vitest, playwright })).toEqual(["a word is kept", "desktop-js: the menu"]);
});

test("a report that is missing has no tests", () => {
  expect(slowestTests({ vitest: null, playwright: null }, 3)).toEqual([]);
});
