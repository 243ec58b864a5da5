import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cutFont, fontFile, typefaces } from "../../scripts/make-fonts.mjs";

test.each(typefaces)(
  "$name is what the script cuts, and small enough to come in one go",
  async (typeface) => {
    const kept = await readFile(fontFile(typeface.name));
    expect(Buffer.compare(kept, await cutFont(typeface))).toBe(0);
    expect(kept.length).toBeLessThan(14_100);
  },
);
