import { isBuildCurrent } from "../bundling/source-stamp.mjs";
import { firstOnPath } from "../chromium.mjs";
import { isForThisNode, isInstalled } from "../installed.mjs";
import { asRoot, fail, note, ok } from "./lines.mjs";

/** Tools for compiling a native package; one of each row is enough. */
const TOOLS = [
  ["g++", "c++", "clang++"],
  ["make", "gmake"],
  ["python3", "python"],
];
const INSTALL =
  process.platform === "darwin"
    ? "xcode-select --install"
    : asRoot("apt-get install -y g++ make python3");

/** A compiler is needed only if the one compiled package is missing, or was made for another Node. */
export function checkCompiler() {
  if (isForThisNode()) return ok("Compiler", "not needed, better-sqlite3 is built for this Node");
  const missing = TOOLS.filter((names) => firstOnPath(names) === null).map(([name]) => name);
  if (missing.length === 0) return ok("Compiler", "there, better-sqlite3 is still to be built");
  const words = `${missing.join(", ")} missing, and better-sqlite3 is not built for this Node`;
  return fail("Compiler", words, INSTALL);
}

/** `npm start` installs what is missing here. */
export function checkPackages() {
  const isBuilt = isBuildCurrent();
  const mend = "npm run setup";
  if (!isInstalled({ needDev: false })) {
    return note("Packages", "not installed as the lockfile says; the start does so", mend);
  }
  if (!isBuilt) return note("Packages", "installed; no build of these sources yet", mend);
  return ok("Packages", "installed as the lockfile says, and these sources are built");
}
