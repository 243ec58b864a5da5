import { beforeAll, describe, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { createPage } from "~/models/texts/pages/page.server";
import { pathOfPage } from "~/models/texts/pages/site-pages";
import { updateSettings } from "~/models/texts/settings.server";
import { createPost, got } from "../support/records/saved";
import { signedInOwner } from "../support/requests/owner";
import { visit } from "../support/requests/pages";
import { send } from "../support/requests/routes";

/** What every object of the language has: as the owner's own words they are words like others. */
const WORDS = ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"];

const lists = (word: string) => [
  `/journey?category=${word}`,
  `/journey?region=${word}`,
  `/letters?category=${word}`,
];

describe("as filters of a site that has no such word", () => {
  test.each(WORDS.flatMap(lists))("%s is a page", async (path) => {
    expect((await visit(path)).status).toBe(200);
  });
  test.each(WORDS)("the API takes %s", async (word) => {
    for (const list of ["destinations", "blog-posts"]) {
      expect((await send("GET", `/api/${list}?category=${word}`)).status).toBe(200);
    }
  });
});

describe("as the owner's words", () => {
  let cookie = "";

  beforeAll(async () => {
    cookie = await signedInOwner();
    const own = { destinationCategories: WORDS, postCategories: WORDS, regions: WORDS };
    expect(updateSettings(own)).toMatchObject({ ok: true });
    for (const word of WORDS) {
      got(createDestination({ name: `Place ${word}`, category: word, region: word }));
      createPost({ title: `Letter ${word}`, category: word, publishedAt: new Date(0) });
    }
  });

  test.each(WORDS)("%s is found by its filter", async (word) => {
    for (const path of lists(word)) {
      const page = await visit(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toMatch(new RegExp(`(Place|Letter) ${word}`));
    }
  });

  test.each(["/", "/admin", "/admin/places", "/admin/posts", "/admin/settings", "/about"])(
    "%s can be read",
    async (path) => {
      expect((await visit(path, { cookie })).status).toBe(200);
    },
  );

  test("a page of that name stands at its own address", () => {
    const page = createPage({ title: "Constructor", content: "Built.", place: "menu" });
    expect(page).toMatchObject({ ok: true });
    for (const word of WORDS) expect(pathOfPage(word)).toBe(`/${word}`);
  });

  test.each(WORDS)("no button of the newsletter is called %s", async (intent) => {
    const body = new URLSearchParams({ intent, recordId: "1" });
    expect((await visit("/admin/newsletter", { cookie, body })).status).toBe(400);
  });
});
