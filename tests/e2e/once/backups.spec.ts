import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { type SiteProcess, startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";
import { signIn } from "../admin-pages";

let dataDir = "";
let site: SiteProcess;

test.beforeAll(async () => {
  dataDir = await copyTemplate("demo");
  site = await startSite({ DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function restore(page: Page) {
  await page.getByLabel("Present password").fill("kashmir2kanyakumari");
  await page.getByRole("button", { name: "Restore this backup" }).click();
  await expect(page.getByText("The backup is restored.").first()).toBeVisible();
}

test("a backup is made, restored with the password, and left again by 'Back to it' @long", async ({
  page,
}) => {
  await signIn(page, site.url);
  const rename = (siteName: string) =>
    page.request.put(`${site.url}/api/settings`, { data: { siteName } });
  await rename("As it was");
  await open(page, `${site.url}/admin/backups`);
  await page.getByRole("button", { name: "Make one now" }).click();
  const rows = page.getByRole("listitem").filter({ hasText: "By hand" });
  await expect(rows).toHaveCount(1);
  await rename("As it is");

  await rows.getByRole("link", { name: /^Restore/ }).click();
  await expect(page.getByRole("row", { name: "Letters" })).toContainText("14");
  await restore(page);
  await expect(page.getByRole("banner")).toContainText("As it was");

  await page.getByRole("link", { name: "Back to it" }).click();
  await restore(page);
  await expect(page.getByRole("banner")).toContainText("As it is");
});
