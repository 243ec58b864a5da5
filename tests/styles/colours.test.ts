import { expect, test } from "vitest";
import { SITE_DEFAULTS } from "~/site";
import { dark, light } from "~/styles/palette";

test("the colours that an owner may choose begin as the palette's", () => {
  const { accent, accentDark, second, secondDark } = SITE_DEFAULTS;
  expect([accent, accentDark]).toEqual([light.accent, dark.accent]);
  expect([second, secondDark]).toEqual([light.monsoon, dark.monsoon]);
});
