/** Every test of Vitest's report: its time in milliseconds, and whether it needed a second try. */
function vitestTests(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      name: fullName,
      ms: duration ?? 0,
      isSecondTry: status === "passed" && failureMessages.length > 0,
    })),
  );
}

/** Every test of Playwright's report; the time is that of all its tries. */
function playwrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      name: `${projectName}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      isSecondTry: status === "flaky",
    })),
  );
  return [...own, ...suites.flatMap(playwrightTests)];
}

function testsOf({ vitest, playwright }) {
  return [
    ...(vitest ? vitestTests(vitest) : []),
    ...(playwright ? playwrightTests(playwright) : []),
  ];
}

/** The slowest tests of both reports, one line each; a report that is missing has none. */
export function slowestTests(reports, count) {
  return testsOf(reports)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** The names of the tests that failed once and passed when they were tried again. */
export function secondTries(reports) {
  return testsOf(reports)
    .filter(({ isSecondTry }) => isSecondTry)
    .map(({ name }) => name);
}
