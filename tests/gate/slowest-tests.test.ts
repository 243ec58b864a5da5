import { expect, test } from "vitest";
import { slowestTests } from "../../scripts/gate/slowest-tests.mjs";

const vitest = {
  testResults: [
    {
      assertionResults: [
        { fullName: "a slug is short", duration: 400 },
        { fullName: "a word is kept", duration: 50 },
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
              tests: [{ projectName: "phone-js", results: [{ duration: 2_000 }] }],
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
  expect(slowestTests({ vitest, playwright }, 3)).toEqual([
    "  12.0 s  desktop-js: the menu",
    "   7.3 s  a list is long",
    "   2.0 s  phone-js: the map",
  ]);
});

test("a report that is missing has no tests", () => {
  expect(slowestTests({ vitest: null, playwright: null }, 3)).toEqual([]);
});
