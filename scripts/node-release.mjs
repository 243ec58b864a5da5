// Any version of Node can parse this file, so that an old one gets a message.

/** The months in which security fixes end, by major version. */
const FIXES_END = { 20: "2026-04", 22: "2027-04", 24: "2028-04" };

/** Why the site cannot run under this version of Node, or `null`. */
export function nodeProblem(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  return isOld ? `Node ${version} is too old: this site needs Node 20.19 or newer.` : null;
}

/** The month, such as 2028-04, in which security fixes for this version end; `null` if unknown. */
export function fixesEnd(version = process.versions.node) {
  return FIXES_END[version.split(".")[0]] || null;
}
