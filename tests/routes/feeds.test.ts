import { beforeAll, describe, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { findPost, updatePost } from "~/models/posts/post.server";
import { updateSettings } from "~/models/texts/settings.server";
import { loader as atom } from "~/routes/feeds/atom";
import { loader as jsonFeed } from "~/routes/feeds/json-feed";
import { loader as manifest } from "~/routes/feeds/manifest";
import { loader as robots } from "~/routes/feeds/robots";
import { loader as security } from "~/routes/feeds/security";
import { loader as sitemap } from "~/routes/feeds/sitemap";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { createPost } from "../support/records/saved";

const ORIGIN = "http://127.0.0.1:3000";
const DAY_MS = 86_400_000;

type Loader = (args: Parameters<typeof atom>[0]) => Response | Promise<Response>;

async function ask(loader: Loader, path: string) {
  return loader({ request: new Request(ORIGIN + path), params: {}, context: {} });
}

const CONTENT = `<p>See <a href="/journey/x?a=1&b=2">here</a>, <a href="#top">up</a> & "there"</p>
<img src="/media/0123456789abcdef-640.jpg"><script>alert(1)</script>`;

beforeAll(() => {
  const size = { width: 640, height: 480, placeholder: "" };
  db.insert(pictures)
    .values({ id: "0123456789abcdef", ...size })
    .run();
  const past = new Date(Date.now() - DAY_MS);
  const live = createPost({
    title: "Rain & <tea>",
    content: CONTENT,
    category: "food",
    tags: ["chai"],
    excerpt: "Wet \u0007 & warm",
    featuredImage: "/media/x.jpg",
    publishedAt: past,
  });
  updatePost(live.id, { excerpt: "Wet & warm" });
  createPost({ title: "Hidden letter", isVisible: false, publishedAt: past });
  createPost({ title: "Draft letter" });
  createPost({ title: "Scheduled letter", publishedAt: new Date(Date.now() + DAY_MS) });
  createDestination({ name: "Gokarna" });
  createDestination({ name: "Hidden beach", isVisible: false });
  createCollection({ title: "Hidden rolls", isVisible: false });
  const rolls = createCollection({ title: "Rolls", coverImage: "/media/cover.jpg" });
  for (let index = 0; index < 12; index += 1) {
    addMedia({ collectionId: rolls.id, type: "photo", url: `/media/roll-${index}.jpg` });
  }
});

test.each([
  ["/feed.xml", atom, "application/atom+xml; charset=utf-8"],
  ["/feed.json", jsonFeed, "application/feed+json; charset=utf-8"],
  ["/sitemap.xml", sitemap, "application/xml; charset=utf-8"],
  ["/robots.txt", robots, "text/plain; charset=utf-8"],
  ["/.well-known/security.txt", security, "text/plain; charset=utf-8"],
  ["/manifest.webmanifest", manifest, "application/manifest+json; charset=utf-8"],
] as const)(
  "%s has its type, may be kept a minute, and holds nothing private",
  async (path, loader, type) => {
    const response = await ask(loader, path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
    );
    expect(await response.text()).not.toMatch(/hidden|draft|scheduled|<script/i);
  },
);

test("the Atom feed holds the whole letter, escaped once, with absolute addresses", async () => {
  const xml = await (await ask(atom, "/feed.xml")).text();
  expect(xml.match(/<entry>/g)).toHaveLength(1);
  expect(xml).toContain("<title>Rain &amp; &lt;tea&gt;</title>");
  expect(xml).toContain("<summary>Wet &amp; warm</summary>");
  expect(xml).toContain(
    `<link rel="alternate" type="text/html" href="${ORIGIN}/letters/rain-tea"/>`,
  );
  expect(xml).toContain(`href=&quot;${ORIGIN}/journey/x?a=1&amp;amp;b=2&quot;`);
  expect(xml).toContain(`href=&quot;${ORIGIN}/letters/rain-tea#top&quot;`);
  expect(xml).toContain(`src=&quot;${ORIGIN}/media/0123456789abcdef-640.jpg&quot;`);
  expect(xml).toContain('<category term="chai"/>');
});

test("the JSON feed holds the same letter under the same id", async () => {
  const feed = await (await ask(jsonFeed, "/feed.json")).json();
  expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", language: "en-IN" });
  expect(feed.items).toHaveLength(1);
  const [item] = feed.items;
  expect(item).toMatchObject({
    url: `${ORIGIN}/letters/rain-tea`,
    title: "Rain & <tea>",
    image: `${ORIGIN}/media/x.jpg`,
    tags: ["food", "chai"],
  });
  expect(item.content_html).toContain(`src="${ORIGIN}/media/0123456789abcdef-640.jpg"`);
  expect(new Date(item.date_modified) >= new Date(item.date_published)).toBe(true);
  expect(await (await ask(atom, "/feed.xml")).text()).toContain(`<id>${item.id}</id>`);
});

test("a letter without an excerpt is summed up by its first words", async () => {
  const id = findPost({ slug: "rain-tea" }, "public")?.id ?? "";
  updatePost(id, { excerpt: "" });
  expect(await (await ask(atom, "/feed.xml")).text()).toContain("<summary>See here, up &amp; ");
  updatePost(id, { excerpt: "Wet & warm" });
});

test("both feeds say the site's language", async () => {
  updateSettings({ language: "hi-IN" });
  expect(await (await ask(atom, "/feed.xml")).text()).toContain('xml:lang="hi-IN"');
  expect(await (await ask(jsonFeed, "/feed.json")).json()).toMatchObject({ language: "hi-IN" });
  updateSettings({ language: null });
});

describe("the sitemap", () => {
  test("lists the public pages with the day of their last change", async () => {
    const xml = await (await ask(sitemap, "/sitemap.xml")).text();
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const fixed = [
      "/",
      "/journey",
      "/days",
      "/letters",
      "/gallery",
      "/about",
      "/terms",
      "/privacy",
    ];
    const found = [...fixed, "/journey/gokarna", "/letters/rain-tea"].map((path) => ORIGIN + path);
    expect(addresses).toEqual([...found, expect.stringMatching(/\/gallery\/[\w-]+$/)]);
    expect(xml).toMatch(/\/letters\/rain-tea<\/loc>\n<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  test("names the pictures of a letter, and of a collection its cover and first photos", async () => {
    const xml = await (await ask(sitemap, "/sitemap.xml")).text();
    const images = [...xml.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, image]) => image);
    const photos = Array.from({ length: 10 }, (_, index) => `${ORIGIN}/media/roll-${index}.jpg`);
    expect(images).toEqual([`${ORIGIN}/media/x.jpg`, `${ORIGIN}/media/cover.jpg`, ...photos]);
  });
});

test("robots are sent to the sitemap and kept out of the admin area", async () => {
  expect(await (await ask(robots, "/robots.txt")).text()).toBe(
    `User-agent: *\nAllow: /\nDisallow: /admin\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
});

test("security.txt names the contact form, and ends within a year", async () => {
  const text = await (await ask(security, "/.well-known/security.txt")).text();
  expect(text).toContain(`Contact: ${ORIGIN}/about#contact\n`);
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "") - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("the manifest makes the site installable", async () => {
  const { icons, shortcuts, ...rest } = await (await ask(manifest, "/manifest.webmanifest")).json();
  expect(rest).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
  expect(icons.map((icon: { purpose: string }) => icon.purpose)).toContain("maskable");
  expect(shortcuts.map((shortcut: { url: string }) => shortcut.url)).toEqual([
    "/letters",
    "/journey",
    "/admin/moments/new",
    "/admin/here",
    "/gallery",
  ]);
});
