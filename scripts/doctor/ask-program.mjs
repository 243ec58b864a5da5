import { spawnSync } from "node:child_process";
import { fail } from "./lines.mjs";

const ANSWER_MS = 120_000;
const MAX_LENGTH = 300;

/**
 * What the program itself says of the site, from its sources: mail, database, backups. Settings with which it does not
 * start end its process with a line for each.
 */
export function askProgram({ environment, mayOpen }) {
  const args = ["--import", "tsx", "scripts/doctor/program.ts", ...(mayOpen ? ["database"] : [])];
  const options = { env: environment, encoding: "utf8", timeout: ANSWER_MS };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  if (status === 0) return JSON.parse(stdout);
  const problems = stderr.trim().split("\n").filter(Boolean);
  const areSettings = problems.length > 0 && problems.every((line) => /^[A-Z_]+ /.test(line));
  if (areSettings) return problems.map((line) => fail("Settings", line));
  const words = `the program does not load: ${stderr.replace(/\s+/g, " ").slice(0, MAX_LENGTH)}`;
  return [fail("Program", words, "npm ci && npm run setup")];
}
