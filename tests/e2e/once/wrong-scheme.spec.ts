import { rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";
import { startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";

const SITE_URL = "https://journey.example";

test("a site with an https address that is opened by http says where to go", async () => {
  const dataDir = await copyTemplate("demo");
  const site = await startSite({ DATA_DIR: dataDir, SITE_URL });
  const { executablePath, args } = chromiumOptions({ outside: true });
  const here =
    "--host-resolver-rules=MAP lan.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";
  const browser = await chromium.launch({ executablePath, args: [...args, here] });
  try {
    const page = await browser.newPage();
    for (const path of ["/admin", "/letters"]) {
      await page.goto(`http://lan.example:${new URL(site.url).port}${path}`);
      await expect(page.getByText("This site is to be opened at")).toBeVisible();
      await expect(page.getByRole("link", { name: SITE_URL })).toHaveAttribute("href", SITE_URL);
      // Where its files come, its style hides the note.
      await page.goto(`${site.url}${path}`);
      await expect(page.getByText("This site is to be opened at")).toBeHidden();
    }
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
