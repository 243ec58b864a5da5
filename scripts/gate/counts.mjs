/** A tool that failed without a failed test, such as a file that could not be loaded, counts as one. */
function counted(passed, failed, ok) {
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

/** A stage that is one check. */
export function countCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** The counts of Vitest's report; `null` when it wrote none. */
export function countVitest(report, ok) {
  return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok);
}

/** The counts of Playwright's report; `null` when it wrote none. */
export function countPlaywright(report, ok) {
  return counted(report?.stats.expected ?? 0, report?.stats.unexpected ?? 0, ok);
}
