import { request as http } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { DEMO_OWNER } from "../owner/owner-page";

/** Numbers and dates that the site itself writes, in digits and months of English. */
const ENGLISH =
  /\d%|\d min read|\d days ·|\bDay \d|\bPages? \d|\d\.\d|\+\d|\d photos|\d of \d|[A-Z][a-z]+ \d+, 20\d\d/;

const pages = [
  ["/", "٩٠٪"],
  ["/days/2025-09", "سبتمبر ٢٠٢٥"],
  ["/journey?on=2025-09-14", "١٤ سبتمبر ٢٠٢٥"],
  ["/journey", "٤٫٨"],
  ["/letters", "٦ min read"],
  ["/letters/first-light-on-dal-lake", "٥ min read"],
  ["/gallery", "+٨"],
  ["/terms", "٢٠٢٥"],
] as const;

test("numbers and dates are of the site's language, on the server and in the browser @long", async ({
  browser,
}) => {
  const site = await startSite({ DATA_DIR: await copyTemplate("demo") });
  const owner = await http.newContext({ baseURL: site.url });
  expect((await owner.post("/api/auth/login", { data: DEMO_OWNER })).ok()).toBe(true);
  const settings = { data: { language: "ar-EG" } };
  expect((await owner.put("/api/settings", settings)).ok()).toBe(true);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (line) => {
    if (line.type() === "error") errors.push(line.text());
  });
  for (const [path, words] of pages) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const text = (await page.locator("main").textContent()) ?? "";
    expect.soft(text, path).toContain(words);
    expect.soft(text.match(ENGLISH)?.[0] ?? "", `${path} has none in English`).toBe("");
  }
  expect(errors, "the browser writes what the server wrote").toEqual([]);
  await page.close();
  await owner.dispose();
  await site.stop();
});
