import { describe, expect, test } from "vitest";
import { newDestinationInput } from "~/models/destinations/destination";
import { subscribeInput } from "~/models/mail/subscribers/newsletter";
import { trimmed } from "~/utils/words/trimmed";
import { timed } from "../support/measures/cpu-time";

const SIGNS = [
  "\u200b",
  "\ufeff",
  "\u200e",
  "\u200f",
  "\u2060",
  "\u00ad",
  "\u202a",
  "\u2069",
  "\u00a0",
];

describe.each(SIGNS.map((sign) => [sign.charCodeAt(0).toString(16), sign]))(
  "with U+%s around it",
  (_code, sign) => {
    const pasted = (text: string) => ` ${sign}${text}${sign} ${sign}`;

    test("a mail address is one", () => {
      const read = subscribeInput.safeParse({ email: pasted("asha@example.org") });
      expect(read.data?.email).toBe("asha@example.org");
    });

    test("a name, a picture's address and a list's entry are what they are without", () => {
      const place = newDestinationInput.safeParse({
        name: pasted("Munnar"),
        featuredImage: pasted("https://example.org/a.jpg"),
        highlights: [pasted("Tea")],
      });
      expect(place.data).toMatchObject({
        name: "Munnar",
        featuredImage: "https://example.org/a.jpg",
        highlights: ["Tea"],
      });
    });
  },
);

test("signs that belong to letters and emoji stay", () => {
  for (const text of ["❤\ufe0f", "क्\u200d", "می\u200c", "a\u200bb"])
    expect(trimmed(text)).toBe(text);
});

test("a long run of spaces within a text takes no time", async () => {
  expect(await timed(() => trimmed(`a${" ".repeat(900_000)}b`))).toBeLessThan(200);
});
