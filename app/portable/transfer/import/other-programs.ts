import { closeSync, existsSync, openSync, readdirSync, readSync } from "node:fs";
import { basename, join } from "node:path";

/** What to do with another program's export. */
const HOW =
  "is not read here. Make a folder with export.json in it, and in letters a folder for each letter, as docs/export-format.md shows";

const programs = {
  ghost: `This is an export of Ghost, which ${HOW}: the texts are the fields html in this file.`,
  wordpress: `This is an export of WordPress, which ${HOW}: the texts are the elements content:encoded in this file.`,
  jekyll: `These are the posts of Jekyll, whose folder _posts ${HOW}: the texts are to be saved as HTML.`,
  polarsteps: `This is an export of Polarsteps, which ${HOW}: the texts are in trip.json, the photographs beside it.`,
};

const FORMER =
  "This is an export in YAML, of a former version of this program: import it there, and export it anew with this one.";

const HEAD_BYTES = 65_536;

/** The message about a file of another program; `null` for other files. */
export function otherProgramOf(file: string) {
  if (!/\.(?:json|xml)$/i.test(file)) return null;
  const head = headOf(file);
  if (/^\s*\{\s*"db"\s*:/.test(head)) return programs.ghost;
  return head.includes("<rss") && /wordpress/i.test(head) ? programs.wordpress : null;
}

function headOf(file: string) {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(file, "r");
  try {
    return bytes.toString("utf8", 0, readSync(handle, bytes, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}

/** The same, judged by the paths in an archive before it is unpacked. */
export function otherProgramOfPaths(paths: string[]) {
  if (paths.some((path) => /(?:^|\/)_posts\//.test(path))) return programs.jekyll;
  const isTrip = paths.some((path) => /(?:^|\/)trip\/[^/]+\/trip\.json$/.test(path));
  return isTrip ? programs.polarsteps : null;
}

/** The same for a folder with these names in it. */
export function otherProgramOfFolder(folder: string, names: string[]): string | null {
  if (names.includes("export.yaml")) return FORMER;
  if ([basename(folder), ...names].includes("_posts")) return programs.jekyll;
  if (names.includes("trip.json")) return programs.polarsteps;
  const below = names.includes("trip") ? join(folder, "trip") : folder;
  const trips = below === folder ? names : readdirSync(below);
  if (trips.some((name) => existsSync(join(below, name, "trip.json")))) return programs.polarsteps;
  const files = names.map((name) => otherProgramOf(join(folder, name)));
  return files.find((found) => found !== null) ?? null;
}
