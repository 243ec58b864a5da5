import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import Database from "better-sqlite3";
import { expect, test } from "../../support/browser/browser";
import { copyTemplate } from "../../support/site/site-templates";

const run = promisify(execFile);

const HIDDEN = "What only she may read";
let folder = "";
let dataDir = "";

/** The demo journey with a letter that nobody may read, frozen as its owner does it. */
test.beforeAll(async () => {
  dataDir = await copyTemplate("demo");
  const client = new Database(join(dataDir, "site.db"));
  client
    .prepare("update blog_posts set title = ?, is_visible = 0 where slug = 'breakfast-in-mysuru'")
    .run(HIDDEN);
  client.close();
  folder = join(await mkdtemp(join(tmpdir(), "frozen-")), "copy");
  await run("npm", ["run", "freeze", "--", folder], { env: { ...process.env, DATA_DIR: dataDir } });
});

test.afterAll(async () => {
  for (const path of [dataDir, join(folder, "..")]) await rm(path, { recursive: true });
});

/** Visits every page that links lead to, from the first; what failed, and what each page has in it. */
async function follow(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const failed: string[] = [];
  page.on("pageerror", ({ message }) => failed.push(message));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // A typeface or a picture that comes after its page's load is left off when the next is opened.
    if (why !== "net::ERR_ABORTED") failed.push(`${why}: ${request.url()} on ${page.url()}`);
  });
  page.on("request", (request) => {
    if (!/^(?:file|data):/.test(request.url())) failed.push(`${request.url()} is elsewhere`);
  });
  const ids = new Map<string, Set<string>>();
  const named: string[] = [];
  const files = new Set([pathToFileURL(join(folder, "index.html")).href]);
  for (const file of files) {
    await page.goto(file);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      links: [...document.links].map(({ href }) => href),
    }));
    ids.set(file, new Set(found.ids));
    for (const href of found.links) {
      if (!href.startsWith("file:")) continue;
      named.push(href);
      const [path = ""] = href.split(/[?#]/);
      if (path.endsWith(".html")) files.add(path);
    }
  }
  await context.close();
  return { failed, ids, named: new Set(named) };
}

test.describe.configure({ mode: "serial" });

for (const javaScriptEnabled of [true, false]) {
  test(`every link of a frozen copy leads somewhere, scripts ${javaScriptEnabled} @long`, async ({
    browser,
  }) => {
    const { failed, ids, named } = await follow(browser, javaScriptEnabled);
    expect(failed).toEqual([]);
    expect(ids.size).toBeGreaterThan(100);
    const there = new Set(await readdir(folder, { recursive: true }));
    for (const href of named) {
      const url = new URL(href);
      const file = fileURLToPath(new URL(url.pathname, "file:"));
      expect(there).toContain(file.slice(folder.length + 1));
      const fragment = url.hash.slice(1);
      if (fragment) expect(ids.get(`file://${url.pathname}`), href).toContain(fragment);
    }
  });
}

test("a frozen copy holds nothing of the living site, and nothing that is hidden @long", async () => {
  const texts = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(?:html|css|js|svg|xml|json|txt)$/.test(file),
  );
  expect(texts).not.toContain("feed.xml");
  for (const file of texts) {
    const text = await readFile(join(folder, file), "utf8");
    for (const word of ["127.0.0.1", "localhost", 'type="module"', HIDDEN]) {
      expect(text.includes(word), `${file}: ${word}`).toBe(false);
    }
    if (file.endsWith(".html") && file !== "search/index.html") expect(text).not.toContain("<form");
  }
});

test("a frozen copy searches in the browser, and its theme can be switched", async ({
  browser,
}) => {
  const page = await browser.newPage({ colorScheme: "light" });
  await page.goto(pathToFileURL(join(folder, "search/index.html")).href);
  await page.getByRole("searchbox").fill("vranasi");
  const first = page.locator("#results li a[href$='index.html']").first();
  await expect(first).toHaveText(/Varanasi/);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\?q=vranasi/);
  await first.click();
  await expect(page.locator("h1")).toHaveText(/Varanasi/);
  await page.getByRole("button", { name: "Switch the theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.close();
});

/** A host of plain files that has the copy in its folder `/trip/`, as such hosts do. */
function hostBelow() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://host");
    const inside = pathname.startsWith("/trip/")
      ? decodeURIComponent(pathname.slice(6))
      : "404.html";
    const file = join(folder, inside, inside === "" || inside.endsWith("/") ? "index.html" : "");
    const types: Record<string, string> = { ".css": "text/css", ".js": "text/javascript" };
    const type = types[extname(file)] ?? (extname(file) === ".html" ? "text/html" : "");
    const send = (path: string, status: number, contentType: string) =>
      createReadStream(path)
        .on("open", () =>
          response.writeHead(status, contentType ? { "Content-Type": contentType } : {}),
        )
        .on("error", () => send(join(folder, "404.html"), 404, "text/html"))
        .pipe(response);
    send(file, pathname.startsWith("/trip/") ? 200 : 404, type);
  });
  return server;
}

test("a frozen copy works below a path", async ({ browser }) => {
  const host = hostBelow().listen(0, "127.0.0.1");
  await once(host, "listening");
  const { port } = host.address() as AddressInfo;
  const top = `http://127.0.0.1:${port}/trip/`;
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) failed.push(answer.url());
  });
  await page.goto(top);
  await page.locator("main a[href*='letters/']").first().click();
  expect(page.url()).toContain("/trip/letters/");
  await page.goto(`${top}journey/`);
  await expect(page.locator("svg use[href^='#land-']").first()).toBeAttached();
  await page.goto(`${top}search/`);
  await page.getByRole("searchbox").fill("varanasi");
  await page.locator("#results li a[href$='index.html']").first().click();
  await expect(page.locator("h1")).toHaveText(/Varanasi/);
  const pictures = await page
    .locator("main img")
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));
  expect(pictures.length).toBeGreaterThan(0);
  for (const src of pictures) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(failed).toEqual([]);
  // At any depth, what is not there leads back.
  await page.goto(`${top}letters/none/`);
  await page.locator("a[href$='index.html']").first().click();
  await expect(page).toHaveURL(`${top}index.html`);
  await page.close();
  host.close();
});

test("one that is stopped leaves nothing behind, nor what a killed one had left @long", async () => {
  const parent = await mkdtemp(join(tmpdir(), "frozen-"));
  await mkdir(join(parent, ".copy.part"));
  const freezing = spawn(process.execPath, ["scripts/freeze.mjs", join(parent, "copy")], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const ended = once(freezing, "exit");
  const written = async () => (await readdir(parent, { recursive: true })).join();
  await expect.poll(written, { timeout: 20_000 }).toContain("index.html");
  // As from a terminal, through npm as well.
  for (let times = 0; times < 2; times++) freezing.kill("SIGINT");
  expect(await ended).toEqual([1, null]);
  expect(await readdir(parent)).toEqual([]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith(".work-"))).toEqual([]);
  await rm(parent, { recursive: true });
});

test("a folder with something in it is left alone", async () => {
  const used = await mkdtemp(join(tmpdir(), "frozen-"));
  await writeFile(join(used, "mine.txt"), "mine");
  const env = { ...process.env, DATA_DIR: dataDir };
  const freezing = run(process.execPath, ["scripts/freeze.mjs", used], { env });
  await expect(freezing).rejects.toThrow(`${used} is not empty`);
  expect(await readdir(used)).toEqual(["mine.txt"]);
  await rm(used, { recursive: true });
});
