import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leave } from "../../support/browser/browser";
import { freePort } from "../../support/site/free-port";
import { startSite } from "../../support/site/site-process";
import {
  DEMO_OWNER,
  expect,
  expectToast,
  field,
  item,
  NOBODY,
  openReady,
  press,
  test,
} from "./owner-page";

test.use({ storageState: NOBODY });

const OWNER = { username: "asha", password: "chai at seven" };

/** `npm run owner` with the password on its input: its exit code and all that it said. */
async function runOwner(settings: Record<string, string>, password: string) {
  const command = ["run", "--silent", "owner", "--", "--username", OWNER.username];
  const child = spawn("npm", command, { env: { ...process.env, ...settings } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  child.stdin.end(`${password}\n`);
  const [code] = await once(child, "close");
  return { code, output };
}

test("a new owner goes from an empty folder to the first letter @long", async ({
  page,
  hasScripts,
}) => {
  test.skip(hasScripts, "Once is enough, and as plain HTML it is the hardest.");
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), "site-fresh-"));
  const PORT = await freePort();
  const settings = { DATA_DIR: dataDir, SITE_URL: `http://127.0.0.1:${PORT}` };
  const site = await startSite({ ...settings, PORT });
  try {
    const admin = `${site.url}/admin`;
    await openReady(page, admin, hasScripts);
    await expect(page.getByText("This site has no owner yet.")).toBeVisible();
    await expect(page.getByText("npm run owner -- --username NAME")).toBeVisible();
    await expect(field(page, "Username")).toHaveValue("");
    await expect(field(page, "Password")).toHaveValue("");
    await field(page, "Username").fill(DEMO_OWNER.username);
    await field(page, "Password").fill(DEMO_OWNER.password);
    await press(page, "Sign In", [400]);
    await expect(page.getByRole("alert")).toContainText("Invalid username or password");

    const short = await runOwner(settings, "too short");
    expect(short).toMatchObject({ code: 1, output: expect.stringContaining("at least 12") });
    const known = await runOwner(settings, DEMO_OWNER.password);
    expect(known).toMatchObject({ code: 1, output: expect.stringContaining("demo password") });
    const made = await runOwner(settings, OWNER.password);
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining("asha can sign in") });

    await openReady(page, admin, hasScripts);
    await expect(page.getByText("This site has no owner yet.")).toHaveCount(0);
    await expect(field(page, "Username")).toHaveValue("");
    await field(page, "Username").fill(OWNER.username);
    await field(page, "Password").fill(OWNER.password);
    await press(page, "Sign In");
    await expectToast(page, "Logged in successfully!");
    await page.getByRole("link", { name: "Blog Posts", exact: true }).click();
    await expect(page.getByText("No blog posts found. Create your first post")).toBeVisible();
    await page.getByRole("link", { name: "New Post", exact: true }).first().click();
    await field(page, "Title").fill("The first letter");
    await press(page, "Publish");
    await expect(item(page, "The first letter")).toHaveCount(1);
    expect((await fetch(`${site.url}/letters/the-first-letter`)).status).toBe(200);
    await leave(page);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
