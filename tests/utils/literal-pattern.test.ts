import { expect, test } from "vitest";
import { literalPattern } from "~/utils/words/literal-pattern";

test("any sign of ASCII, and names of real places, find themselves and nothing else", () => {
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const places = [
    "Nuku'alofa",
    "Xi'an",
    "Saint-Jean-de-Luz",
    "St. Moritz",
    "Åre (Jämtland)",
    "A/B",
  ];
  for (const text of [...signs, signs.join(""), ...places]) {
    for (const flags of ["", "u", "gu"]) {
      const pattern = new RegExp(`^${literalPattern(text)}$`, flags);
      expect(pattern.test(text), text).toBe(true);
      pattern.lastIndex = 0;
      expect(pattern.test(`${text}${text}x`), text).toBe(false);
    }
  }
});
