import { rm } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { type SiteProcess, startSite } from "../../support/site/site-process";
import { copyTemplate } from "../../support/site/site-templates";

const DEMO = { username: "admin", password: "kashmir2kanyakumari" };
const NEXT = "slowly down to the sea";

let dataDir = "";
let site: SiteProcess;
/** The same site by its name, which passkeys need. */
let named = "";

test.beforeAll(async () => {
  dataDir = await copyTemplate("empty");
  site = await startSite({ DATA_DIR: dataDir, SEED: "empty" });
  named = site.url.replace("127.0.0.1", "localhost");
});

test.afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// The tests change one password after the other.
test.describe.configure({ mode: "serial" });

async function signIn(page: Page, origin: string, password: string) {
  await open(page, `${origin}/admin`);
  await page.getByLabel("Username").fill(DEMO.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}

const section = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** A device in the browser, which is touched at once; how many passkeys it has. */
async function addDevice(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      const { credentials } = await client.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
    confirms: (isUserVerified: boolean) =>
      client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a passkey is added, signs in by one touch, gets another name and goes @long", async ({
  page,
  context,
  calm,
}) => {
  calm.allow(/status of 4\d\d/);
  const device = await addDevice(context, page);
  await signIn(page, named, DEMO.password);
  await open(page, `${named}/admin/account`);
  const passkeys = section(page, "Passkeys");
  const add = passkeys.getByRole("button", { name: "Add a passkey" });

  await passkeys.getByLabel("Name of the passkey").fill("phone");
  await passkeys.getByLabel("Present password").fill("not the password");
  await add.click();
  await expect(passkeys.getByText("This is not your present password.")).toBeVisible();
  await expect(passkeys.getByLabel("Present password")).toBeFocused();
  expect(await device.count(), "no device is asked before the password is right").toBe(0);

  await passkeys.getByLabel("Present password").fill(DEMO.password);
  await add.click();
  await expect(page.getByText("Passkey added").first()).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toContainText("not used yet");
  expect(await device.count()).toBe(1);

  // The same device is not asked for a second one.
  await passkeys.getByLabel("Name of the passkey").fill("phone again");
  await passkeys.getByLabel("Present password").fill(DEMO.password);
  await add.click();
  await expect(passkeys.getByRole("alert")).toContainText("has a passkey of this site already");

  await page.getByRole("button", { name: "Exit Admin" }).click();
  await expect(page.getByText("You have been logged out successfully.").first()).toBeVisible();
  await open(page, `${named}/admin?redirectTo=/admin/account`);
  await device.confirms(false);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("The device did not confirm");
  await device.confirms(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("Logged in successfully!").first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin/account");
  await expect(passkeys.getByRole("listitem")).toContainText("used just now");

  await passkeys.locator("summary", { hasText: "Rename" }).click();
  await passkeys.getByRole("listitem").getByLabel("Name").fill("the old phone");
  await passkeys.getByRole("button", { name: "Rename" }).click();
  await expect(passkeys.getByRole("listitem")).toContainText("the old phone");

  // A form that outlived its session is signed in for by touch as well, and sent.
  await context.clearCookies();
  const name = section(page, "Name");
  await name.getByLabel("Name", { exact: false }).fill("kiran");
  await name.getByLabel("Present password").fill(DEMO.password);
  await name.getByRole("button", { name: "Change name" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to save" })).toBeVisible();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Who is signed in" })).toBeVisible();

  await passkeys.getByRole("button", { name: "Remove the old phone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  await context.clearCookies();
  await open(page, `${named}/admin`);
  await expect(page.getByLabel("Username")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toHaveCount(0);
});

test("at an address that is a number the page says so, and where there is a name @long", async ({
  page,
}) => {
  await signIn(page, site.url, DEMO.password);
  await open(page, `${site.url}/admin/account`);
  const passkeys = section(page, "Passkeys");
  await expect(passkeys).toContainText("Passkeys do not work at this address.");
  await expect(passkeys.getByRole("link", { name: named })).toBeVisible();
  await expect(passkeys.getByRole("button")).toHaveCount(0);
});

test("the library for passkeys comes with the first press, not with the pages @long", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (/\.js$/.test(request.url())) scripts.add(request.url());
  });
  await signIn(page, named, DEMO.password);
  await open(page, `${named}/admin/account`);
  const hasLibrary = async () => {
    const texts = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    );
    return texts.some((text) => text.includes("ERROR_CEREMONY_ABORTED"));
  };
  expect(scripts.size).toBeGreaterThan(3);
  expect(await hasLibrary()).toBe(false);
  const passkeys = section(page, "Passkeys");
  await passkeys.getByLabel("Name of the passkey").fill("key");
  await passkeys.getByLabel("Present password").fill(DEMO.password);
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect.poll(hasLibrary).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "as plain HTML", () => {
    test.use({ javaScriptEnabled });

    test("a recovery code signs in once, and a new password ends the other session @long", async ({
      page,
      browser,
      calm,
    }) => {
      calm.allow(/status of 4\d\d/);
      const password = javaScriptEnabled ? DEMO.password : NEXT;
      const next = javaScriptEnabled ? NEXT : "up again into the hills";
      await signIn(page, site.url, password);
      await open(page, `${site.url}/admin/account`);
      const codes = section(page, "Recovery codes");
      await codes.getByLabel("Present password").fill(password);
      await codes.getByRole("button", { name: "Make ten new codes" }).click();
      const shown = page.getByLabel("Your new codes").getByRole("listitem");
      await expect(shown).toHaveCount(10);
      await expect(shown.first()).toBeInViewport();
      const code = (await shown.first().textContent()) ?? "";
      await open(page, `${site.url}/admin/account`);
      await expect(shown).toHaveCount(0);

      const other = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await signIn(other, site.url, code.toUpperCase());
      await open(page, `${site.url}/admin/account`);
      await expect(codes).toContainText("9 codes can still be used");

      const form = section(page, "Password");
      await form.getByLabel("Present password").fill(password);
      await form.getByLabel("New password", { exact: false }).first().fill("too short");
      await form.getByLabel("New password once more").fill("too short");
      await form.getByRole("button", { name: "Change password" }).click();
      await expect(form.getByText("A password needs at least 12 characters.")).toBeVisible();
      await expect(form.getByLabel("New password", { exact: false }).first()).toBeFocused();

      await form.getByLabel("Present password").fill(password);
      await form.getByLabel("New password", { exact: false }).first().fill(next);
      await form.getByLabel("New password once more").fill(next);
      await form.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByText("All other sessions have ended.").first()).toBeVisible();
      await expect(form.getByLabel("Present password")).toHaveValue("");
      await open(page, `${site.url}/admin/account`);
      await expect(section(page, "Who is signed in").getByRole("listitem")).toHaveCount(1);
      await open(other, `${site.url}/admin/account`);
      await expect(other.getByLabel("Username")).toBeVisible();
      await other.context().close();
    });
  });
}
