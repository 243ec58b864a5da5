import { expect, test } from "vitest";
import { failures, reportedTests, slowest } from "../../scripts/gate/reported-tests.mjs";

const vitest = {
  testResults: [
    {
      assertionResults: [
        { fullName: "a slug is short", duration: 400 },
        {
          fullName: "a word is kept",
          duration: 50,
          status: "failed",
          failureMessages: ["\u001b[31mError\u001b[39m: no word\n    at a line"],
        },
      ],
    },
    { assertionResults: [{ fullName: "a list is long", duration: 7250 }, { fullName: "skipped" }] },
  ],
};
const playwright = {
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: "the map",
              tests: [
                {
                  projectName: "phone-js",
                  status: "unexpected",
                  results: [{ duration: 2_000, error: { message: "Timed out\nexpected: here" } }],
                },
              ],
            },
          ],
        },
      ],
      specs: [
        {
          title: "the menu",
          tests: [
            { projectName: "phone-js", results: [{ duration: 300 }] },
            { projectName: "desktop-js", results: [{ duration: 12_000 }] },
          ],
        },
      ],
    },
  ],
};

test("the slowest tests of both reports are named, the slowest first", () => {
  expect(slowest(reportedTests({ vitest, playwright }), 3)).toEqual([
    "  12.0 s  desktop-js: the menu",
    "   7.3 s  a list is long",
    "   2.0 s  phone-js: the map",
  ]);
});

test("the tests that failed are named with the first line of their reasons", () => {
  expect(failures(reportedTests({ vitest, playwright }))).toEqual([
    "  a word is kept\n    Error: no word",
    "  phone-js: the map\n    Timed out",
  ]);
});

test("a report that is missing has no tests", () => {
  expect(reportedTests({ vitest: null, playwright: null })).toEqual([]);
});
