import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  cutFont,
  fontFile,
  pictureFont,
  pictureFontFile,
  pictureTypefaces,
  typefaces,
} from "../../scripts/make-fonts.mjs";

test.each(typefaces)(
  "$name is what the script cuts, and small enough to come in one go",
  async (typeface) => {
    const kept = await readFile(fontFile(typeface.name));
    expect(Buffer.compare(kept, await cutFont(typeface))).toBe(0);
    expect(kept.length).toBeLessThan(14_100);
  },
);

test.each(pictureTypefaces)(
  "$name, which pictures are lettered in, is what the script makes",
  async ({ name, file }) => {
    const kept = await readFile(pictureFontFile(name));
    expect(Buffer.compare(kept, await pictureFont(file))).toBe(0);
  },
);

test("rare letters are fetched from their own files, and only they", async () => {
  const styles = await readFile("app/styles/fonts.css", "utf8");
  const ranges = /unicode-range: (.+);/.exec(styles)?.[1] ?? "";
  const isRare = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.split(", ").some((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((end) => Number.parseInt(end, 16));
      return code >= from && code <= to;
    });
  };
  for (const { name, letters } of typefaces) {
    expect([...letters].filter((letter) => isRare(letter) !== name.endsWith("-rare"))).toEqual([]);
  }
});
