import { statSync } from "node:fs";
import { join } from "node:path";
import { asRoot, note, ok } from "./lines.mjs";

/** What the program's and the site's newest changes are told by. */
const PROGRAM = "package-lock.json";
const DATABASE = ["site.db", "site.db-wal"];
/** Clocks of two machines that share a disk may differ by so much. */
const TOLERANCE_MS = 5 * 60_000;
/** No clock that goes right shows an earlier year. */
const PROGRAM_YEAR = 2026;

/** @returns {{ file: string, at: Date } | null} */
function newestFile(folder) {
  const times = [PROGRAM, ...DATABASE.map((name) => join(folder, name))].flatMap((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? [{ file, at: stats.mtime }] : [];
  });
  return times.reduce((newest, one) => (newest && newest.at > one.at ? newest : one), null);
}

function inWords(time) {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** A clock that is behind publishes letters late, ends sessions wrongly and lets certificates be refused. */
export function checkClock(folder, now = new Date()) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const words = `${inWords(now)}, the machine's zone is ${timeZone}`;
  const mend = asRoot("timedatectl set-ntp true");
  const newest = newestFile(folder);
  if (newest && newest.at.getTime() - now.getTime() > TOLERANCE_MS) {
    return note("Clock", `${words}; ${newest.file} was changed later, ${inWords(newest.at)}`, mend);
  }
  if (now.getUTCFullYear() < PROGRAM_YEAR)
    return note("Clock", `${words}, before this program`, mend);
  return ok("Clock", words);
}
