// `npm run doctor`: what is there and what is missing, a line each, with the command that mends it; exit code 1 where the
// site cannot run. Nothing is changed. On a fresh machine only Node itself is there: the program and its packages
// are asked in a process of their own, once they are installed.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeProblem } from "./node-release.mjs";

const tooOld = nodeProblem();
if (tooOld) {
  console.log(`FAIL  ${tooOld} → nvm install`);
  process.exit(1);
}
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

// Loaded apart: what an older Node could not even read.
const { examine } = await import("./doctor/examine.mjs");
const { inColumns } = await import("./doctor/lines.mjs");
const lines = await examine(process.env);
for (const line of inColumns(lines)) console.log(line);
process.exitCode = lines.some(({ state }) => state === "FAIL") ? 1 : 0;
