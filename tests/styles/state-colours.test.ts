import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHROMA } from "~/pages/days/state-colours";

const css = readFileSync("app/styles/tokens.css", "utf8");
const both = (name: string) =>
  [...css.matchAll(new RegExp(`--${name}: ([^;]+);`, "g"))].map(([, value = ""]) => value);

/** Luminance as WCAG has it, of a colour in OKLCH that is brought into sRGB channel by channel. */
function luminanceOf(lightness: number, chroma: number, hue: number) {
  const [a, b] = [Math.cos, Math.sin].map((of) => chroma * of((hue * Math.PI) / 180));
  if (a === undefined || b === undefined) throw new Error("No such colour.");
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r = 0, g = 0, bl = 0] = [red, green, blue].map((one) => Math.min(Math.max(one, 0), 1));
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}

function luminanceOfHex(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test("a state's name can be read in whatever hue its pictures give it, by day and by night", () => {
  const [canvases, lightnesses] = [both("canvas"), both("state-lightness").map(Number)];
  expect(lightnesses).toHaveLength(2);
  for (const [theme, lightness] of lightnesses.entries()) {
    const ground = luminanceOfHex(canvases[theme] ?? "");
    for (let hue = 0; hue < 360; hue += 5) {
      for (const chroma of Object.values(CHROMA)) {
        const own = luminanceOf(lightness, chroma, hue);
        const ratio = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
        expect(ratio, `hue ${hue}, chroma ${chroma}, theme ${theme}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});
