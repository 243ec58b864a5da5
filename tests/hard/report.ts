type Row = { subject: string; claim: string; outcome: "passed" | "failed"; found: string };

const rows: Row[] = [];

/** Notes whether a claim held, and what was found; the trial goes on either way. */
export function check(subject: string, claim: string, holds: boolean, found: unknown = "") {
  const outcome = holds ? "passed" : "failed";
  rows.push({ subject, claim, outcome, found: String(found) });
  console.log(`${outcome === "passed" ? "  ok  " : "FAILED"} ${subject}: ${claim} ${found}`);
}

/** Prints a table of measurements. */
export function printTable(title: string, table: Record<string, string | number>[]) {
  console.log(`\n${title}`);
  console.table(table);
}

/** Prints the last line, and says whether everything held. */
export function conclude() {
  const failed = rows.filter(({ outcome }) => outcome === "failed").length;
  for (const { subject, claim, found } of rows.filter(({ outcome }) => outcome === "failed")) {
    console.log(`Failed: ${subject}: ${claim} ${found}`);
  }
  console.log(`${rows.length - failed} passed, ${failed} failed`);
  return failed === 0;
}
