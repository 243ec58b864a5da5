const SUBJECT = /^([a-z][\w./-]*): (.+)$/;
/** Areas that no reader, owner or host of a site notices. */
const INSIDE = new Set(["docs", "gate", "models", "release", "style", "tests", "utils", "wip"]);

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A release's part: the commits by area in alphabetical order, oldest first. */
export function releaseNotes(version, day, subjects) {
  const areas = new Map();
  for (const subject of subjects.toReversed()) {
    const [, area, what] = SUBJECT.exec(subject) ?? [];
    if (area === undefined || INSIDE.has(area)) continue;
    areas.set(area, [...(areas.get(area) ?? []), `- ${capital(what)}.`]);
  }
  const parts = [...areas].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = parts.map(([area, lines]) => `### ${capital(area)}\n${lines.join("\n")}\n`);
  return [`## ${version} – ${day}\n`, ...text].join("\n");
}

/** The changelog with this release above the former ones. */
export function insertRelease(changelog, notes) {
  const at = changelog.search(/^## /m);
  if (at < 0) return `${changelog.trimEnd()}\n\n${notes}`;
  return `${changelog.slice(0, at)}${notes}\n${changelog.slice(at)}`;
}
