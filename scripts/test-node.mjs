// `npm run test:node -- 22 24`: installs and starts a clean copy of the project under other versions of Node and runs
// the whole gate; with `--unit` after the versions only the unit and integration tests, or those of the files that
// follow. All versions use the same copy, so from the second on the start must notice that Node has changed.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeCleanCopy } from "./gate/clean-copy.mjs";
import { fetchNode } from "./gate/node-version.mjs";
import { run } from "./gate/run.mjs";

const START_MINUTES = 40;
const GATE = ["test"];
/** The gate takes a third of this on two cores. */
const TESTS_MINUTES = 90;
const READY = /^Ready: (http:\/\/\S+)$/m;
/** npm's warnings about scripts that it did not run, and about packages that do not support this Node. */
const WARNING = /^npm warn (install-scripts|allow-scripts|EBADENGINE).*$/im;

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

async function expectPage(url) {
  const page = await fetch(url);
  if (!page.ok || !(await page.text()).includes("<h1")) throw new Error(`No page at ${url}`);
  const health = await fetch(new URL("/healthz", url));
  if (!health.ok) throw new Error(`The site is not well: ${await health.text()}`);
}

/** Runs `npm start` until the site has answered with a page. */
async function startSite({ node, npm, env }, cwd) {
  const done = new AbortController();
  let output = "";
  let shown = null;
  function write(text) {
    process.stdout.write(text);
    output += text;
    const [, url] = READY.exec(output) ?? [];
    if (url) shown ??= expectPage(url).finally(() => done.abort());
  }
  const settings = { ...env, PORT: "0", DATA_DIR: join(cwd, "data") };
  const bounds = { minutes: START_MINUTES, signal: done.signal };
  await run(node, [npm, "start"], { cwd, env: settings, write, ...bounds });
  if (!shown) throw new Error("The site did not start.");
  await shown;
  const [warning] = WARNING.exec(output) ?? [];
  if (warning) throw new Error(warning);
}

/** `npm start` installs what the site needs, and the gate what tests need; for unit tests alone this is done here. */
const INSTALL_FOR_TESTS =
  "import('./scripts/installed.mjs').then((own) => { own.installPackages({ needDev: true }); own.compile(); })";

async function runTests({ node, npm, env }, cwd, tests) {
  const write = (text) => process.stdout.write(text);
  if (tests !== GATE) await run(node, ["--eval", INSTALL_FOR_TESTS], { cwd, env, write });
  const ok = await run(node, [npm, ...tests], { cwd, env, write, minutes: TESTS_MINUTES });
  if (!ok) throw new Error("The tests did not pass.");
}

async function tryVersion(version, copy, tests) {
  console.log(`\n── Node ${version}`);
  const distribution = fetchNode(version);
  // Built again too, because the former build was made by another Node.
  rmSync(join(copy, "build"), { recursive: true, force: true });
  await startSite(distribution, copy);
  await runTests(distribution, copy, tests);
}

const words = process.argv.slice(2);
const unit = words.indexOf("--unit");
const versions = unit < 0 ? words : words.slice(0, unit);
const tests = unit < 0 ? GATE : ["run", "test:unit", "--", ...words.slice(unit + 1)];
if (versions.length === 0)
  throw new Error("Which versions? For example: npm run test:node -- 22 24");

const copy = makeCleanCopy();
const lines = [];
for (const version of versions) {
  try {
    await tryVersion(version, copy, tests);
    lines.push(`ok    Node ${version}`);
  } catch (error) {
    lines.push(`FAIL  Node ${version}: ${error.message}`);
    process.exitCode = 1;
  }
}
rmSync(copy, { recursive: true, force: true });
console.log(`\n${lines.join("\n")}`);
