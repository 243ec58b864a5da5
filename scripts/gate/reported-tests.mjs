import { stripVTControlCharacters } from "node:util";

/** All tests in Vitest's report, with name, time in milliseconds, and error. */
function vitestTests(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      name: fullName,
      ms: duration ?? 0,
      failure: status === "failed" ? (failureMessages[0] ?? "") : null,
    })),
  );
}

/** The same for Playwright's report. */
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

/** The tests of both reports; a missing report has none. */
export function reportedTests({ vitest, playwright }) {
  return [
    ...(vitest ? vitestTests(vitest) : []),
    ...(playwright ? playwrightTests(playwright) : []),
  ];
}

export function slowest(tests, count) {
  return [...tests]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** The failed tests, each with the first line of its error. */
export function failures(tests) {
  return tests
    .filter(({ failure }) => failure !== null)
    .map(
      ({ name, failure }) =>
        `  ${name}\n    ${stripVTControlCharacters(failure).split("\n", 1)[0]}`,
    );
}
