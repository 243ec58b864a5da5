import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstLetter, monogramTone, monogramTones } from "~/components/ui/monogram";

test.each([
  ["Delhi Streets", "D"],
  ["“Not that one,” said Faizan", "N"],
  ["  élan", "É"],
  ["e\u0301lan", "É"],
  ["78 days", "7"],
  ["कश्मीर", "क"],
  ["🚂", ""],
  ["", ""],
])("the first letter of %j is %j", (title, letter) => {
  expect(firstLetter(title)).toBe(letter);
});

test("the same words always have the same tone, and different ones use all of them", () => {
  const titles = Array.from({ length: 40 }, (_, index) => `A letter from stop ${index}`);
  expect(titles.map(monogramTone)).toEqual(titles.map(monogramTone));
  expect(new Set(titles.map(monogramTone))).toEqual(new Set(monogramTones));
});

type Colour = [number, number, number];

/** The colours of the light theme, then of the dark one. */
function themes() {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  const blocks = [/:root \{([^}]*)\}/, /@variant dark-theme \{([^}]*)\}/].map(
    (rule) => rule.exec(css)?.[1],
  );
  return blocks.map((block = "") => (role: string): Colour => {
    const hex = new RegExp(`--${role}: (?:var\\([\\w-]+, )?#(\\w{6})`).exec(block)?.[1] ?? "";
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour;
  });
}

function luminance(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(monogramTones)("%s can be read on its own tint, by day and by night", (tone) => {
  const rule = /\.monogram \{[^}]*currentColor (\d+)%, var\(--surface\)/;
  const share = Number(rule.exec(readFileSync("app/styles/pictures.css", "utf8"))?.[1]) / 100;
  for (const colour of themes()) {
    const surface = colour("surface");
    const tint = colour(tone).map(
      (part, index) => part * share + (surface[index] ?? 0) * (1 - share),
    ) as Colour;
    expect(contrast(colour(tone), tint)).toBeGreaterThan(4.5);
  }
});
