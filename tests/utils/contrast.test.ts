import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SITE_DEFAULTS } from "~/site";
import { dark, light } from "~/styles/palette";
import { AA, contrast, nearestReadable, readability } from "~/utils/colours/contrast";

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#ad4e08", "#ad4e08", 1],
])("%s on %s has a contrast of %f", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

describe.each([
  ["day", light, [SITE_DEFAULTS.accent, SITE_DEFAULTS.second]],
  ["night", dark, [SITE_DEFAULTS.accentDark, SITE_DEFAULTS.secondDark]],
] as const)("by %s", (_, ground, own) => {
  test("the specification's colours can be read, and stay as they are", () => {
    for (const colour of own) {
      expect(readability(colour, ground)).toBeGreaterThanOrEqual(AA);
      expect(nearestReadable(colour, ground)).toBe(colour);
    }
  });

  test("whatever colour is asked for, the one that is offered can be read", () => {
    const colours = fc.integer({ min: 0, max: 0xffffff });
    fc.assert(
      fc.property(colours, (number) => {
        const offered = nearestReadable(`#${number.toString(16).padStart(6, "0")}`, ground);
        expect(offered).toMatch(/^#[0-9a-f]{6}$/);
        expect(readability(offered, ground)).toBeGreaterThanOrEqual(AA);
      }),
    );
  });
});
