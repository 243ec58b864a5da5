// Any Node can read this file, so that one that is too old is told so.

/** The months in which security fixes end, by major version. */
const FIXES_END = { 20: "2026-04", 22: "2027-04", 24: "2028-04" };

/** Why the site cannot run under this version of Node, or `null`. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  return isOld ? `Node ${version} is too old: this site needs Node 20.19 or newer.` : null;
}

/** The month, as in 2028-04, in which this version's security fixes end or have ended; `null` where that is not known. */
export function fixesEnd(version = process.versions.node) {
  return FIXES_END[version.split(".")[0]] || null;
}
