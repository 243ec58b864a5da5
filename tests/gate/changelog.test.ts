import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { insertRelease, releaseNotes } from "../../scripts/release/changelog.mjs";

/** As git gives them: the newest first. */
const subjects = [
  "backup: a second try after an hour",
  "tests: what a kill leaves",
  "Merge branch 'search'",
  "admin/lists: filters stay",
  "backup: every night at three",
  "",
];

const notes = `## 1.1.0 – 2026-12-24

### Admin/lists
- Filters stay.

### Backup
- Every night at three.
- A second try after an hour.
`;

test("a release's part has by area what those who use it may notice", () => {
  expect(releaseNotes("1.1.0", "2026-12-24", subjects)).toBe(notes);
});

test("it stands above the releases before it, under the words for all of them", () => {
  const before = "# Changelog\n\nWords.\n\n## 1.0.0 – 2026-11-28\n\nThe first.\n";
  const after = `# Changelog\n\nWords.\n\n${notes}\n## 1.0.0 – 2026-11-28\n\nThe first.\n`;
  expect(insertRelease(before, notes)).toBe(after);
  expect(insertRelease("# Changelog\n", notes)).toBe(`# Changelog\n\n${notes}`);
});

test("the newest release in the changelog is the package's version", () => {
  const [, newest] =
    /^## (\S+) – \d{4}-\d{2}-\d{2}$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(newest).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
});
