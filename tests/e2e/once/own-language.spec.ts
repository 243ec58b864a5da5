import { type Browser, request as http } from "@playwright/test";
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

/** A site of its own whose settings a test changes. */
async function startOwnSite() {
  const site = await startSite({ DATA_DIR: await copyTemplate("demo") });
  const owner = await http.newContext({ baseURL: site.url });
  expect((await owner.post("/api/auth/login", { data: DEMO_OWNER })).ok()).toBe(true);
  const speak = async (language: string) =>
    expect((await owner.put("/api/settings", { data: { language } })).ok()).toBe(true);
  const stop = async () => {
    await owner.dispose();
    await site.stop();
  };
  return { url: site.url, speak, stop };
}

/** A page that notes whatever its console calls an error, such as words that are others than the server's. */
async function watchedPage(browser: Browser) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (line) => {
    if (line.type() === "error") errors.push(line.text());
  });
  return { page, errors };
}

test("numbers and dates are of the site's language, on the server and in the browser @long", async ({
  browser,
}) => {
  const site = await startOwnSite();
  await site.speak("ar-EG");
  const { page, errors } = await watchedPage(browser);
  for (const [path, words] of pages) {
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    const text = (await page.locator("main").textContent()) ?? "";
    expect.soft(text, path).toContain(words);
    expect.soft(text.match(ENGLISH)?.[0] ?? "", `${path} has none in English`).toBe("");
  }
  expect(errors, "the browser writes what the server wrote").toEqual([]);
  await page.close();
  await site.stop();
});

/** Languages of which browsers know less than the server, with what the server writes. */
const LITTLE_KNOWN = [
  ["is", "5. september"],
  ["pa", "ਸਤੰਬਰ"],
  ["ne", "सेप्टेम्बर"],
] as const;

test("what the server wrote stays where the browser does not know the language", async ({
  browser,
}) => {
  const site = await startOwnSite();
  const { page, errors } = await watchedPage(browser);
  for (const [language, words] of LITTLE_KNOWN) {
    await site.speak(language);
    for (const path of ["/days/2025-09", "/letters"]) {
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      if (path !== "/letters") await expect(page.locator("main")).toContainText(words);
      expect(errors, `${language} ${path}`).toEqual([]);
    }
  }
  await page.close();
  await site.stop();
});

test("the interface says that it is English, and dates stand apart in it", async ({ browser }) => {
  const site = await startOwnSite();
  await site.speak("tr-TR");
  const { page } = await watchedPage(browser);
  await page.goto(`${site.url}/letters/first-light-on-dal-lake`);
  await expect(page.locator("html")).toHaveAttribute("lang", "tr-TR");
  const head = page.locator("footer h2", { hasText: "Popular Destinations" });
  await expect(head).toHaveText("POPULAR DESTINATIONS", { useInnerText: true });
  const languageOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang");
  expect(await head.evaluate(languageOf)).toBe("en");
  for (const own of ["main h1", ".content", "main time bdi"]) {
    expect(await page.locator(own).first().evaluate(languageOf), own).toBe("tr-TR");
  }
  await page.close();
  await site.stop();
});
