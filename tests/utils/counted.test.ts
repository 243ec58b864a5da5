import { afterEach, describe, expect, test } from "vitest";
import { megabytes } from "~/offline/megabytes";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { pageOfList } from "~/utils/page-of-list";
import { atLeast, counted, grouped, percentage, plainNumber } from "~/utils/words/counted";
import { timeAgo } from "~/utils/words/dates";

function siteIn(language: string) {
  provideSite(() => ({ ...SITE_DEFAULTS, language }));
}

afterEach(() => provideSite(() => SITE_DEFAULTS));

const NOW = new Date("2025-09-14T12:00:00Z");
const EIGHT_MINUTES_BEFORE = new Date("2025-09-14T11:52:00Z");

describe.each([
  ["en-IN", "12,34,567", "1234567", "4.8", "90%", "8 minutes ago", "2.4 MB", "0"],
  ["en-GB", "1,234,567", "1234567", "4.8", "90%", "8 minutes ago", "2.4 MB", "0"],
  ["de", "1.234.567", "1234567", "4,8", "90\u00a0%", "8 minutes ago", "2,4 MB", "0"],
  ["ar-EG", "١٬٢٣٤٬٥٦٧", "١٢٣٤٥٦٧", "٤٫٨", "٩٠٪؜", "٨ minutes ago", "٢٫٤ MB", "٠"],
])("in %s", (language, inGroups, plain, decimal, percent, ago, size, none) => {
  test("all numbers follow one language", () => {
    siteIn(language);
    expect(grouped(1234567)).toBe(inGroups);
    expect(counted(1234567, "photo")).toBe(`${inGroups} photos`);
    expect(plainNumber(1234567)).toBe(plain);
    expect(plainNumber(4.8, 1)).toBe(decimal);
    expect(percentage(90)).toBe(percent);
    expect(timeAgo(EIGHT_MINUTES_BEFORE, NOW)).toBe(ago);
    expect(megabytes(2_400_000)).toBe(size);
    expect(atLeast(0)).toBe(none);
    const page = pageOfList("Letters", "/letters", "?page=2", 1234567);
    expect(page.title).toContain(`Letters, page ${plain} `);
  });
});

test("a whole figure keeps its decimal where it is one of tenths", () => {
  expect(plainNumber(5, 1)).toBe("5.0");
});
