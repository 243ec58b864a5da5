import { existsSync, readFileSync } from "node:fs";

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** A tool that failed without a failed test, such as a file that could not be loaded, counts as one. */
function counted(passed, failed, ok) {
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

/** A stage that is one check. */
export function countCheck(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

export function countVitest(file, ok) {
  const report = read(file);
  return counted(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok);
}

export function countPlaywright(file, ok) {
  const stats = read(file)?.stats;
  return counted(stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0), ok);
}
