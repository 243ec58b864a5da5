import { spawnSync } from "node:child_process";
import { fillDefaults } from "../../app/utils/environment-defaults.mjs";
import { isInstalled } from "../installed.mjs";
import { checkAddress } from "./address.mjs";
import { checkDataFolder } from "./data-folder.mjs";
import { fail, note } from "./lines.mjs";
import { checkDisk, checkMemory, checkNode } from "./machine.mjs";
import { checkCompiler, checkPackages } from "./packages.mjs";
import { checkPort } from "./port.mjs";

const ANSWER_MS = 120_000;
const MAX_LENGTH = 300;

/** All checks of this machine, and of the site with these settings, from the basics up. */
export async function examine(environment) {
  const settings = fillDefaults(environment);
  const { DATA_DIR: folder, HOST: host, PORT: port } = settings;
  const dataFolder = checkDataFolder(folder);
  return [
    checkNode(),
    checkCompiler(),
    checkPackages(),
    checkDisk(folder),
    checkMemory(),
    dataFolder,
    await checkPort({ host, port }),
    await checkAddress({ siteUrl: settings.SITE_URL, proxies: settings.TRUST_PROXY }),
    ...askWhereInstalled({ environment, mayOpen: dataFolder.state === "ok" }),
  ];
}

function askWhereInstalled(question) {
  if (isInstalled({ needDev: false })) return askProgram(question);
  const words = "not asked as long as packages are missing, nor is what the settings say";
  return [note("Mail, backup", words, "npm run setup")];
}

/**
 * Lets the program itself check mail, database and backups, from its sources. Settings with which it cannot start end
 * its process with a line for each.
 */
function askProgram({ environment, mayOpen }) {
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
