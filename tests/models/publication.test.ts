import { expect, test } from "vitest";
import { type Press, publicationOf } from "~/models/posts/publication";

const NOW = new Date("2025-10-18T08:00:00Z");
const PAST = new Date("2025-10-01T08:00:00Z");
const AHEAD = new Date("2025-12-01T08:00:00Z");

const cases: [Press, object, Date | null, object][] = [
  ["publish", {}, null, { publishedAt: NOW, status: "live" }],
  ["publish", {}, PAST, { publishedAt: PAST, status: "live" }],
  ["publish", { publishedAt: PAST }, null, { publishedAt: PAST, status: "live" }],
  ["publish", { publishedAt: AHEAD }, null, { publishedAt: AHEAD, status: "scheduled" }],
  ["publish", { isVisible: false }, null, { publishedAt: NOW, status: "hidden" }],
  ["publish", { publishWhenLeft: "x" }, null, { publishedAt: null, status: "sealed" }],
  [
    "publish",
    { publishWhenLeft: "x", publishedAt: AHEAD },
    null,
    { publishedAt: AHEAD, status: "sealed" },
  ],
  [
    "publish",
    { publishWhenLeft: "x", publishedAt: PAST },
    null,
    { publishedAt: null, status: "sealed" },
  ],
  ["keep", { publishedAt: AHEAD }, null, { publishedAt: null, status: "draft" }],
  ["save", { publishedAt: PAST }, PAST, { publishedAt: PAST, status: "live" }],
  ["save", { publishedAt: null }, PAST, { publishedAt: null, status: "draft" }],
  [
    "save",
    { publishWhenLeft: "x", publishedAt: PAST },
    PAST,
    { publishedAt: PAST, status: "live" },
  ],
];

test.each(cases)(
  "the press %s of %o, where %o was saved, makes %o",
  (press, entered, before, made) => {
    expect(publicationOf({ isVisible: true, ...entered }, press, before, NOW)).toEqual(made);
  },
);
