// `node scripts/pack-program.mjs FOLDER`: copies what a machine needs to run the build and the commands beside it,
// without the tools that made them: the content of a container.
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundlePrograms, LEFT_OUTSIDE } from "./bundling/bundle-programs.mjs";

/** Files that the program reads besides its build. */
const FILES = [
  "LICENSE",
  "app/map-drawing/world-land.bin",
  "app/picture-process/typefaces",
  "build",
  "db/migrations",
  "demo/journey",
  // The program finds its own folder by this file.
  "remix.config.js",
];

const COMMANDS = ["backup", "export", "import", "mail", "owner", "restore"];

/** Required by installed packages, but by none that is running. */
const INSTALLER = "prebuild-install";

/** The sources that a package was compiled from, which are most of it. */
const COMPILED_FROM =
  /better-sqlite3\/(deps|src|build\/(?!Release$|Release\/better_sqlite3\.node$))/;

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error("Say which folder to make, for example: node scripts/pack-program.mjs /program");
  process.exit(1);
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Where Node finds a package that the one at `path` requires; `undefined` if it is for another system. */
function findPackage(name, path) {
  const found = path === "" ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (existsSync(found)) return found;
  if (path === "") return null;
  return findPackage(name, path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/"))));
}

/** The packages outside of the build's files, with all that they require. */
function packagesOutside() {
  const paths = new Set();
  function add(name, from) {
    const path = findPackage(name, from);
    if (path === null || paths.has(path) || name === INSTALLER) return;
    paths.add(path);
    const { dependencies, optionalDependencies } = packages[path];
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, path);
  }
  for (const name of LEFT_OUTSIDE) add(name, "");
  return [...paths];
}

/** The same npm commands as in the sources, without a TypeScript compiler. */
function packedManifest() {
  const { scripts, ...manifest } = JSON.parse(readFileSync("package.json", "utf8"));
  const { name, version, license, type } = manifest;
  const packed = COMMANDS.map((command) => [
    command,
    scripts[command].replace(`tsx scripts/${command}.ts`, `node build/commands/${command}.js`),
  ]);
  const start = scripts.start.replace("scripts/start.mjs", "build/start.js");
  const freeze = scripts.freeze.replace("scripts/freeze.mjs", "build/freeze.js");
  return {
    name,
    version,
    private: true,
    license,
    type,
    scripts: { start, freeze, ...Object.fromEntries(packed) },
  };
}

for (const path of FILES) cpSync(path, join(folder, path), { recursive: true });
for (const path of packagesOutside()) {
  const filter = (file) => !COMPILED_FROM.test(file) && !file.startsWith(`${path}/node_modules`);
  cpSync(path, join(folder, path), { recursive: true, filter });
}
const sources = COMMANDS.map((command) => [command, `scripts/${command}.ts`]);
await bundlePrograms(Object.fromEntries(sources), join(folder, "build/commands"));
writeFileSync(join(folder, "package.json"), `${JSON.stringify(packedManifest(), null, 2)}\n`);
