import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedSite } from "~/portable/frozen/ask-site.server";
import { crawl } from "~/portable/frozen/crawl.server";
import { dayCounts } from "~/portable/frozen/day-counts";
import { frozenFiles } from "~/portable/frozen/frozen-files.server";
import { referenceOf } from "~/portable/frozen/places";

const ORIGIN = "https://road.example";
const ID = "0123456789abcdef";
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crawl-"));
  await mkdir(join(folder, "media/originals"), { recursive: true });
  await writeFile(join(folder, "media/originals", ID), "where she was");
  await writeFile(join(folder, "media/notes.txt"), "where she was");
  await writeFile(join(folder, `media/${ID}-640.jpg`), "a small picture");
});

afterAll(() => rm(folder, { recursive: true }));

/** A site of these pages, which answers all else as the real one answers a stranger. */
function siteOf(pages: Record<string, string>): OpenedSite {
  return {
    siteUrl: ORIGIN,
    origin: ORIGIN,
    answer: async (address) => ({
      status: address === "/away" ? 302 : address in pages ? 200 : 404,
      body: Buffer.from(pages[address] ?? "There is nothing."),
      type: "text/html",
      caching: address in pages ? "" : "no-store",
      location: address === "/away" ? "/admin" : null,
    }),
    close: async () => {},
  };
}

/** The copy of a site whose first page has links to these addresses. */
function copyOf(addresses: string[]) {
  return copyWithPage(addresses.map((address) => `<a href="${address}">here</a>`).join(""));
}

/** The copy of a site whose first page is this: that page, its files, and what is not there. */
async function copyWithPage(html: string) {
  const out = await mkdtemp(join(folder, "copy-"));
  const source = {
    site: siteOf({ "/": html, "/data.xml": "<data></data>" }),
    mediaFolder: join(folder, "media"),
    origins: [ORIGIN],
    siteUrl: ORIGIN,
    days: dayCounts(),
  };
  const first = referenceOf("/", "/", [ORIGIN])?.place;
  const { missing } = await crawl(
    source,
    first ? [first] : [],
    frozenFiles(out),
    new AbortController().signal,
  );
  const files = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(out.length + 1));
  const page = await readFile(join(out, "index.html"), "utf8");
  return { page, missing, paths: paths.sort() };
}

test("a picture that is made already comes as it is", async () => {
  const { paths, missing } = await copyOf([`/media/${ID}-640.jpg`]);
  expect(paths).toEqual(["index.html", `media/${ID}-640.jpg`]);
  expect(missing).toEqual([]);
});

test.each([
  `/media/originals/${ID}`,
  `/media//originals/${ID}`,
  `/media/originals/${ID}/`,
  "/media/notes.txt",
  "/letters/none",
  "/away",
])("%s, which no stranger gets, is told as missing, and its link's words stay", async (address) => {
  const { page, paths, missing } = await copyOf([address, "/data.xml"]);
  expect(page).toBe('here<a href="data.xml">here</a>');
  expect(paths).toEqual(["data.xml", "index.html"]);
  expect(missing.map(({ pages }) => pages)).toEqual([["/"]]);
});

test("one spelling of an address that is not there takes nothing from another", async () => {
  const { page, paths } = await copyOf(["//road.example//data.xml", "/data.xml"]);
  expect(page).toBe('here<a href="data.xml">here</a>');
  expect(paths).toEqual(["data.xml", "index.html"]);
});

test("a dead link to a picture is told with its pages, and the rest is frozen", async () => {
  const dead = `/media/fedcba9876543210-640.webp`;
  const { paths, missing } = await copyOf([dead]);
  expect(paths).toEqual(["index.html"]);
  expect(missing).toEqual([{ address: dead, pages: ["/"] }]);
});

test("a picture that is not there goes from the page, and is told as missing", async () => {
  const [dead, original] = ["/media/fedcba9876543210-640.jpg", `/media/originals/${ID}`];
  const { page, missing } = await copyWithPage(
    `<figure><img src="${dead}" alt="a"><figcaption>b</figcaption></figure><img src="${original}">`,
  );
  expect(page).toBe("<figure><figcaption>b</figcaption></figure>");
  expect(missing.map(({ address }) => address)).toEqual([dead, original]);
});

test("of a picture's widths those that are there stay", async () => {
  const { page } = await copyWithPage(`<img src="/media/${ID}-900.jpg">`);
  const at = `media/${ID}-640.jpg`;
  expect(page).toBe(`<img src="${at}" srcset="${at} 640w">`);
});

test.each([[`/letters/${"x".repeat(300)}`], ["/data.xml/a"], ["/data.xml/"]])(
  "a link that the disk takes no name of stops nothing: %s",
  async (address) => {
    const { paths } = await copyOf([address, "/data.xml"]);
    expect(paths).toEqual(["data.xml", "index.html"]);
  },
);
