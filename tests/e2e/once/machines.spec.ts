import { rename } from "node:fs/promises";
import { expect, test } from "../../support/browser/browser";

test("health is told as JSON", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ok" });
});

const files: [string, RegExp][] = [
  ["/feed.xml", /^application\/atom\+xml/],
  ["/feed.json", /^application\/(feed\+)?json/],
  ["/sitemap.xml", /^(application|text)\/xml/],
  ["/robots.txt", /^text\/plain/],
  ["/.well-known/security.txt", /^text\/plain/],
  ["/manifest.webmanifest", /^application\/manifest\+json/],
  ["/favicon.ico", /^image\//],
  ["/icons/favicon.svg", /^image\/svg\+xml/],
];

for (const [path, type] of files) {
  test(`${path} is there as ${type.source}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(type);
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
  });
}

test("the feeds hold the letters, newest first, with absolute addresses", async ({
  page,
  request,
  site,
}) => {
  const atom = await (await request.get("/feed.xml")).text();
  const entries = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "application/xml");
    if (document.querySelector("parsererror")) throw new Error("The feed is no XML.");
    return [...document.querySelectorAll("entry")].map((entry) => ({
      title: entry.querySelector("title")?.textContent,
      href: entry.querySelector("link")?.getAttribute("href"),
    }));
  }, atom);
  expect(entries[0]).toEqual({
    title: "The Drums of Thrissur",
    href: `${site.url}/letters/the-drums-of-thrissur`,
  });
  const feed = await (await request.get("/feed.json")).json();
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.items[0]).toMatchObject({
    title: "The Drums of Thrissur",
    url: `${site.url}/letters/the-drums-of-thrissur`,
  });
  expect(feed.items).toHaveLength(entries.length);
});

test("robots may read all but the owner's pages", async ({ request, site }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/^Disallow: \/admin/m);
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("the manifest describes an app that can be installed", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ start_url: "/", display: expect.any(String) });
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test("pages are sent with a policy that allows no foreign script", async ({ request }) => {
  for (const path of ["/", "/no-such-page", "/admin"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts, path).toMatch(/^'self'/);
    expect(scripts, path).not.toContain("unsafe");
  }
});

test("an unchanged page is not sent twice", async ({ request }) => {
  const first = await request.get("/terms");
  const { etag = "" } = first.headers();
  const second = await request.get("/terms", { headers: { "If-None-Match": etag } });
  expect(second.status()).toBe(304);
});

test("a database that is gone takes no change, says so, and is used again when it is back", async ({
  request,
  site,
}) => {
  const file = `${site.dataDir}/site.db`;
  const form = {
    name: "Asha",
    email: "asha@example.com",
    subject: "General Question",
    message: "Does the toy train still run?",
  };
  await request.get("/terms");
  await rename(file, `${file}.away`);
  const refused = await request.post("/about", { form });
  expect(refused.status()).toBe(503);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toContain(form.message);
  const told = await request.post("/api/contact", { data: form });
  expect([told.status(), (await told.json()).message]).toEqual([
    503,
    expect.stringContaining("try again"),
  ]);
  expect((await request.get("/terms")).status()).toBe(200);
  const health = () => request.get("/healthz");
  await expect.poll(async () => (await health()).status()).toBe(503);
  expect(await (await health()).json()).toEqual({ status: "unavailable" });
  await rename(`${file}.away`, file);
  await expect.poll(async () => (await health()).status()).toBe(200);
  expect((await request.post("/about", { form, maxRedirects: 0 })).status()).toBe(303);
  expect(site.takeErrors()).toContain("exchanged or removed");
});
