import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "./page";

/** Git knows nothing of it; `test-results` is emptied by each run of Playwright. */
export const SHOTS = ".cache/engines";

/** Keeps what the browser shows, under this name. */
export async function keepShot(page: Page, name: string) {
  mkdirSync(SHOTS, { recursive: true });
  const file = join(SHOTS, `${name.replaceAll(/[^\w.-]+/g, "-")}.png`);
  writeFileSync(file, await page.driver.screenshot());
  return file;
}
