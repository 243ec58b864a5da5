import { expect, test } from "vitest";
import { monthsIn } from "~/models/destinations/best-months";
import { monthsInWords } from "~/models/destinations/months-in-words";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { fc } from "../support/runner/property";

const texts: [string, number[]][] = [
  ["October to March", [1, 2, 3, 10, 11, 12]],
  ["April to June, September to October", [4, 5, 6, 9, 10]],
  ["March to June, mid-September to November", [3, 4, 5, 6, 9, 10, 11]],
  ["October to February; September for Kumartuli", [1, 2, 9, 10, 11, 12]],
  ["November to February; April or May for Pooram", [1, 2, 4, 5, 11, 12]],
  ["Late November to mid-February", [1, 2, 11, 12]],
  ["Oct – Mar", [1, 2, 3, 10, 11, 12]],
  ["June–Sept.", [6, 7, 8, 9]],
  ["In May", [5]],
  ["", []],
  ["Winter", []],
  ["You may go when it marches into Marari", []],
  ["Not in July", []],
  ["All year except August", []],
];

test.each(texts)("'%s' names the months %j", (text, months) => {
  expect(monthsIn(text)).toEqual(months);
});

const words: [number[], string][] = [
  [[], ""],
  [[5], "Best in May"],
  [[4, 5], "Best in April and May"],
  [[1, 12], "Best in December and January"],
  [[1, 2, 3, 10, 11, 12], "Best from October to March"],
  [[4, 5, 6, 9, 10], "Best from April to June and in September and October"],
  [[1, 4, 7, 8, 9], "Best in January, in April and from July to September"],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "Good in every month"],
];

test.each(words)("%j is said as '%s'", (months, expected) => {
  expect(monthsInWords(months)).toBe(expected);
});

test("what is said of months is read as those months again", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 11 }), (months) => {
      const inOrder = months.sort((a, b) => a - b);
      expect(monthsIn(monthsInWords(inOrder))).toEqual(inOrder);
    }),
  );
});

test("months are named in the site's language", () => {
  provideSite(() => ({ ...SITE_DEFAULTS, language: "hi-IN" }));
  expect(monthsInWords([1, 2, 12])).toBe("Best from दिसंबर to फ़रवरी");
  provideSite(() => ({ ...SITE_DEFAULTS, language: "fa-IR" }));
  expect(monthsInWords([10]), "the months of the calendar that is stored").toBe("Best in اکتبر");
  provideSite(() => SITE_DEFAULTS);
});
