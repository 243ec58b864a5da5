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
  const files = ["app/styles/fonts.css", "app/styles/text-fonts.css"];
  const styles = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const said = new Set(styles.join("").match(/(?<=unicode-range: ).+(?=;)/g));
  expect(said.size).toBe(1);
  const [ranges = ""] = said;
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
