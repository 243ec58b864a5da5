import { stripVTControlCharacters } from "node:util";

/** Every test of Vitest's report: its name, its time in milliseconds, and what it failed with. */
function vitestTests(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: fullName,
      ms: duration ?? 0,
      failure: status === "failed" ? (failureMessages[0] ?? "") : null,
    })),
  );
}

/** Every test of Playwright's report, likewise. */
function playwrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results: [result] }) => ({
      name: `${projectName}: ${title}`,
      ms: result?.duration ?? 0,
      failure: status === "unexpected" ? (result?.error?.message ?? "") : null,
    })),
  );
  return [...own, ...suites.flatMap(playwrightTests)];
}

/** All tests of both reports; one that is missing has none. */
export function reportedTests({ vitest, playwright }) {
  return [
    ...(vitest ? vitestTests(vitest) : []),
    ...(playwright ? playwrightTests(playwright) : []),
  ];
}

/** The slowest tests, one line each. */
export function slowest(tests, count) {
  return [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** The tests that failed, each with the first line of what it failed with. */
export function failures(tests) {
  return tests
    .filter(({ failure }) => failure !== null)
    .map(
      ({ name, failure }) =>
        `  ${name}\n    ${stripVTControlCharacters(failure).split("\n", 1)[0]}`,
    );
}
