import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  cutFont,
  cutScript,
  fontFile,
  pictureFont,
  pictureFontFile,
  pictureTypefaces,
  scriptTypefaces,
  typefaces,
} from "../../scripts/assets/make-fonts.mjs";

test.each(typefaces)(
  "$name is what the script cuts, and small enough to come in one go",
  async (typeface) => {
    const kept = await readFile(fontFile(typeface.name));
    expect(Buffer.compare(kept, await cutFont(typeface))).toBe(0);
    expect(kept.length).toBeLessThan(14_100);
  },
);

test.each(scriptTypefaces)("$name is what the script cuts", async (typeface) => {
  const kept = await readFile(fontFile(typeface.name));
  expect(Buffer.compare(kept, await cutScript(typeface))).toBe(0);
  expect(kept.length).toBeLessThan(40_000);
});

test.each(pictureTypefaces)(
  "$name, which pictures are lettered in, is what the script makes",
  async (typeface) => {
    const kept = await readFile(pictureFontFile(typeface.name));
    expect(Buffer.compare(kept, await pictureFont(typeface))).toBe(0);
  },
);

const STYLES = ["app/styles/fonts.css", "app/styles/text-fonts.css"];

/** What the files of these names are fetched for: the letters of their `unicode-range`, the same in each rule. */
async function isFetchedFor(files: RegExp) {
  const styles = await Promise.all(STYLES.map((file) => readFile(file, "utf8")));
  const rules = styles.join("").match(/@font-face \{[^}]*\}/g) ?? [];
  const stated = rules
    .filter((rule) => files.test(rule))
    .map((rule) => /unicode-range: (.+);/.exec(rule)?.[1]);
  expect(new Set(stated).size).toBe(1);
  const ranges = stated[0]?.split(", ").map((range) =>
    range
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16)),
  );
  return (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return (ranges ?? []).some(([from = 0, to = from]) => code >= from && code <= to);
  };
}

test("rare letters are fetched from their own files, and only they", async () => {
  const isRare = await isFetchedFor(/-rare\.woff2/);
  for (const { name, letters } of typefaces) {
    expect([...letters].filter((letter) => isRare(letter) !== name.endsWith("-rare"))).toEqual([]);
  }
});

test.each(scriptTypefaces)(
  "$name is fetched for what it holds, the signs that join its letters among them",
  async ({ name, letters }) => {
    const isOfScript = await isFetchedFor(new RegExp(`/${name}\\.woff2`));
    expect([...letters].filter((letter) => !isOfScript(letter))).toEqual([]);
    expect(["a", "é", "–", "₹"].filter(isOfScript)).toEqual([]);
  },
);
