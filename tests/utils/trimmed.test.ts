import { describe, expect, test } from "vitest";
import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { newCollectionInput, newMediaInput } from "~/models/collections/collection";
import { pictureInput } from "~/models/collections/library/picture-input";
import { newDestinationInput } from "~/models/destinations/destination";
import { subscribeInput } from "~/models/mail/subscribers/subscriber-intake-input.server";
import { newIssueInput } from "~/models/newsletter/issue";
import { newPostInput } from "~/models/posts/post";
import { checkInInput } from "~/models/road/journey/check-in";
import { journeyInput } from "~/models/road/journey/journey";
import { newMomentInput } from "~/models/road/moments/moment";
import { newPinInput } from "~/models/road/pins/pin";
import { homeContentInput } from "~/models/texts/home-content";
import { newPageInput, pageInput } from "~/models/texts/pages/page-members";
import { settingGroups } from "~/models/texts/settings";
import { innermost } from "~/utils/schema-parts";
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

/** Every schema of what the owner writes, with its fields of one line. */
const oneLiners = Object.entries({
  newCollectionInput,
  newMediaInput,
  newDestinationInput,
  newIssueInput,
  newPinInput,
  newPostInput,
  newMomentInput,
  checkInInput,
  journeyInput,
  pictureInput,
  homeContentInput,
  newPageInput,
  pageInput,
  ...settingGroups,
}).flatMap(([input, { shape }]) =>
  Object.entries(shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const inner = innermost(field);
    const isLine = inner instanceof z.ZodString && (inner.maxLength ?? 0) < LIMITS.text;
    return isLine && field.safeParse("Fog").data === "Fog"
      ? [{ field: `${input}.${name}`, schema: field }]
      : [];
  }),
);

test.each(oneLiners)("$field is what it is without signs around it", ({ schema }) => {
  expect(schema.parse(" \u200bFog\u200b\ufeff")).toBe("Fog");
});

test("there are such fields in all kinds of records", () => {
  expect(oneLiners.length).toBeGreaterThan(40);
});

test("signs that belong to letters and emoji stay", () => {
  for (const text of ["❤\ufe0f", "क्\u200d", "می\u200c", "a\u200bb"])
    expect(trimmed(text)).toBe(text);
});

test("a long run of spaces within a text takes no time", async () => {
  expect(await timed(() => trimmed(`a${" ".repeat(900_000)}b`))).toBeLessThan(200);
});
