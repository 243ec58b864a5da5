// `npm run doctor`: prints what works and what is missing, one line each, with the command that repairs it; exit code 1
// if the site cannot run. It changes nothing. A new machine has only Node itself, so the program and its packages are
// checked in a separate process, once they are installed.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeProblem } from "./node-release.mjs";

const tooOld = nodeProblem();
if (tooOld) {
  console.log(`FAIL  ${tooOld} → nvm install`);
  process.exit(1);
}
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

// Loaded only now, because an older Node could not even parse it.
const { examine } = await import("./doctor/examine.mjs");
const { inColumns } = await import("./doctor/lines.mjs");
const lines = await examine(process.env);
for (const line of inColumns(lines)) console.log(line);
process.exitCode = lines.some(({ state }) => state === "FAIL") ? 1 : 0;
