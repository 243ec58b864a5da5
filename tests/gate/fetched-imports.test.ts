import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeFetchedImport } from "../../scripts/bundling/fetched-imports.mjs";

type Link = { href: string; onload(): void; onerror(): void; remove(): void };

const links: Link[] = [];
const fetched: string[] = [];
let line: "dead" | 200 | 502 = 200;
let here: string[] = [];
let importFetched: ReturnType<typeof makeFetchedImport>;

const load = vi.fn(async () => "the part");
const later = () => new Promise((resolve) => setTimeout(resolve));

/** A browser as far as the helper looks at one. */
beforeEach(() => {
  links.length = 0;
  fetched.length = 0;
  line = 200;
  here = [];
  load.mockClear();
  importFetched = makeFetchedImport();
  vi.stubGlobal("location", { href: "https://site.example/letters" });
  vi.stubGlobal("performance", {
    getEntriesByName: (url: string) => (here.includes(url) ? [{ responseStatus: 200 }] : []),
  });
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    if (line === "dead") throw new TypeError("Failed to fetch");
    return new Response("", { status: line });
  });
  vi.stubGlobal("document", {
    createElement: () => ({ remove: vi.fn() }),
    head: { append: (link: Link) => links.push(link) },
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each(["dead", 502] as const)("what met a line that is %s can be had later", async (state) => {
  line = state;
  const files = ["assets/toast.js", "assets/packages.js"];
  await expect(importFetched(load, files)).rejects.toThrow(TypeError);
  expect(load, "the browser would remember that it failed").not.toHaveBeenCalled();

  line = 200;
  await expect(importFetched(load, files)).resolves.toBe("the part");
});

test("what came before is not asked for again", async () => {
  here = ["https://site.example/assets/packages.js"];
  await importFetched(load, ["assets/toast.js", "assets/packages.js"]);
  expect(fetched).toEqual(["https://site.example/assets/toast.js"]);
});

test("a part waits for its styles, which can be had later, too", async () => {
  const files = ["assets/editor.css"];
  const first = importFetched(load, files);
  links[0]?.onerror();
  await expect(first).rejects.toThrow("editor.css did not come");
  expect(links[0]?.remove).toHaveBeenCalled();

  const second = importFetched(load, files);
  const third = importFetched(load, files);
  expect(links.map(({ href }) => href)).toEqual(
    Array(2).fill("https://site.example/assets/editor.css"),
  );
  await later();
  expect(load).not.toHaveBeenCalled();
  links[1]?.onload();
  await Promise.all([second, third]);
  expect(load).toHaveBeenCalledTimes(2);
});
