/** Every test of Vitest's report, with its time in milliseconds. */
function vitestTests(report) {
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  );
}

/** Every test of Playwright's report, likewise. */
function playwrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results: [result] }) => ({
      name: `${projectName}: ${title}`,
      ms: result?.duration ?? 0,
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
