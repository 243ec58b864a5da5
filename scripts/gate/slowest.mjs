/** Every test of Vitest's report, with its time in milliseconds. */
function vitestTests(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  );
}

/** Every test of Playwright's report; the time is that of all its tries. */
function playwrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${projectName}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(playwrightTests)];
}

/** The slowest tests of both reports, one line each; a report that is missing has none. */
export function slowestTests({ vitest, playwright }, count) {
  const tests = [
    ...(vitest ? vitestTests(vitest) : []),
    ...(playwright ? playwrightTests(playwright) : []),
  ];
  return tests
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
