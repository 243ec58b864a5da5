import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../../support/browser/browser";
import { freePort } from "../../support/site/free-port";
import { startSite } from "../../support/site/site-process";

test.use({ locale: "pt-PT", timezoneId: "Europe/Lisbon" });

/** A new site without an owner, and the address of the form that sets it up. */
async function startNewSite() {
  const dataDir = await mkdtemp(join(tmpdir(), "site-set-up-"));
  const PORT = await freePort();
  const settings = { DATA_DIR: dataDir, PORT, SITE_URL: `http://127.0.0.1:${PORT}` };
  let printed = "";
  const site = await startSite(settings, ([program = "", ...args], env) => {
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (text) => {
      printed += text;
    });
    return child;
  });
  const [, address = ""] = /^Set up: (\S+)$/m.exec(printed) ?? [];
  const end = async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address, end };
}

test("a set-up that is refused keeps what the device and the owner have chosen", async ({
  page,
  calm,
}) => {
  calm.allow(/status of 400/);
  const { address, end } = await startNewSite();
  try {
    await page.goto(address);
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await expect(field("country")).toHaveValue("Portugal");
    await expect(field("timeZone")).toHaveValue("Europe/Lisbon");
    await field("language").selectOption("de");
    await field("username").fill("asha");
    await field("password").fill("short");
    await field("siteName").fill("By Rail");
    await field("travellerName").fill("Asha");
    await page.getByRole("button", { name: "Set up the site" }).click();
    await expect(page.getByText(/at least 12/).first()).toBeVisible();
    await expect(field("password")).toHaveAttribute("aria-invalid", "true");
    await expect(field("language")).toHaveValue("de");
    await expect(field("timeZone")).toHaveValue("Europe/Lisbon");
    await expect(field("country")).toHaveValue("Portugal");
  } finally {
    await end();
  }
});
