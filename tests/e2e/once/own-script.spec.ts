import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { bringLate } from "../../support/browser/late-typefaces";

const SCRIPT_FILES = /\/(?:devanagari|malayalam)-[^/]+\.woff2$/;

/** The files of the two scripts that a page asks for. */
function scriptFilesOf(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (SCRIPT_FILES.test(path)) asked.push(path.replace(/.*\/|-.*/g, ""));
  });
  return asked;
}

test("a name in its own script is set in the site's typeface, late and without a shift", async ({
  page,
}) => {
  const late = await bringLate(page, SCRIPT_FILES);
  const asked = scriptFilesOf(page);
  await open(page, "/journey/srinagar-kashmir");
  const name = page.locator("h1 + p [lang=hi]");
  await expect(name).toHaveText("श्रीनगर");
  const isThere = () =>
    page.evaluate(() =>
      [...document.fonts].some((face) => face.family === "Indic" && face.status === "loaded"),
    );
  await expect.poll(isThere).toBe(true);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(asked).toEqual(["devanagari"]);
  expect(await late.shifted()).toBeLessThan(0.001);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the file of such a name comes all the same", async ({ page }) => {
    const asked = scriptFilesOf(page);
    await page.goto("/journey/srinagar-kashmir", { waitUntil: "networkidle" });
    expect(asked).toEqual(["devanagari"]);
  });
});

test("letters join: a conjunct is narrower than its letters apart", async ({ page }) => {
  await open(page, "/journey/thrissur-kerala");
  await expect(page.locator("h1 + p [lang=ml]")).toHaveText("തൃശ്ശൂർ");
  const joined = await page.evaluate(async () => {
    const widthOf = async (text: string) => {
      const [face] = await document.fonts.load("40px Indic", text);
      const pen = document.createElement("canvas").getContext("2d");
      if (!face || !pen) throw new Error(`No typeface for ${text}.`);
      pen.font = "40px Indic";
      return pen.measureText(text).width;
    };
    const words = ["क्ष", "ज्ञ", "त्र", "श्र", "ശ്ര", "ന്ന"];
    const widths = words.map(async (word) => {
      // A joiner's opposite between the virama and the second letter keeps them apart.
      return (await widthOf(word)) < (await widthOf(word.replace(/(?<=[्്])/u, "\u200c")));
    });
    return Promise.all(widths);
  });
  expect(joined).toEqual([true, true, true, true, true, true]);
});

test("pages without such letters, and light ones with them, fetch no such file @long", async ({
  page,
}) => {
  const asked = scriptFilesOf(page);
  for (const path of ["/", "/letters", "/letters/tea-and-trams-in-kolkata"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  await page.setExtraHTTPHeaders({ "Save-Data": "on" });
  await page.goto("/journey/srinagar-kashmir", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
});
