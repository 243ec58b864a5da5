import { afterEach, expect, test } from "vitest";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { grouped, percentage, plainNumber } from "~/utils/words/counted";
import { inForm, notation } from "~/utils/words/notation";

afterEach(() => provideSite(() => SITE_DEFAULTS));

/** Every language of two letters that this machine has words of, and what else is written in a way of its own. */
function allLanguages() {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const known = Intl.DateTimeFormat.supportedLocalesOf([...pairs, "ckb", "mni", "sat", "tok"]);
  const regional = ["de-AT", "de-CH", "es-MX", "pt-PT", "ar-EG", "ar-SA", "th-TH", "fa-IR"];
  const chosen = ["ar-u-nu-latn", "th-u-ca-buddhist", "hi-u-nu-deva", "zh-u-nu-hanidec", "ff-Adlm"];
  return [...known, ...regional, ...chosen].filter((language) => !/^en\b/.test(language));
}

/** The site in a language, as a browser has it that knows nothing but what the server sent. */
function browserIn(language: string) {
  provideSite(() => ({ ...SITE_DEFAULTS, language }));
  const sent = JSON.parse(JSON.stringify(notation()));
  provideSite(() => Object.assign({}, SITE_DEFAULTS, { language: "en-IN", notation: sent }));
}

const DAYS = ["1985-01-31", "2024-02-29", "2025-09-05", "2026-10-22", "2031-12-01"];
const NUMBERS = [0, 7, 999, 1234, 98765, 1234567, 98765432];
const FORMS = {
  medium: { dateStyle: "medium" },
  long: { dateStyle: "long" },
  inYear: { day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
} as const;

test("every language writes numbers as its Intl does", () => {
  for (const language of allLanguages()) {
    browserIn(language);
    const number = new Intl.NumberFormat(language);
    const plain = new Intl.NumberFormat(language, { minimumFractionDigits: 1, useGrouping: false });
    const percent = new Intl.NumberFormat(language, { style: "percent" });
    for (const amount of NUMBERS) expect(grouped(amount), language).toBe(number.format(amount));
    expect(plainNumber(4.8, 1), language).toBe(plain.format(4.8));
    expect(percentage(65), language).toBe(percent.format(0.65));
  }
});

test.each(["medium", "long", "inYear", "month"] as const)(
  "and days, by one calendar: %s",
  (form) => {
    for (const language of allLanguages()) {
      browserIn(language);
      const options = Object.assign({ timeZone: "UTC", calendar: "gregory" }, FORMS[form]);
      const format = new Intl.DateTimeFormat(language, options);
      for (const day of DAYS)
        expect(inForm(day, form), language).toBe(format.format(new Date(day)));
    }
  },
);
