import { expect, test } from "vitest";
import { ownLook } from "~/document/own-attributes.server";
import { SITE_DEFAULTS } from "~/site";

test("where the owner changed nothing, the document's element says nothing", () => {
  expect(ownLook(SITE_DEFAULTS)).toEqual({});
});

test("a colour of the owner's comes with what can be read on it", () => {
  const look = ownLook({ ...SITE_DEFAULTS, accent: "#7a1f5c", secondDark: "#c9e265" });
  expect(look.style).toEqual({
    "--own-accent": "#7a1f5c",
    "--own-accent-ink": "#ffffff",
    "--own-second-dark": "#c9e265",
  });
});

test("typefaces are named for the style sheet", () => {
  expect(ownLook({ ...SITE_DEFAULTS, typefaces: "georgia-system" })).toEqual({
    "data-typefaces": "georgia-system",
  });
});
