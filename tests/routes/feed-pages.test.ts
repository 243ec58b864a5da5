import { beforeAll, expect, test, vi } from "vitest";
import { statementsOf } from "../support/measures/statements";
import { insertPosts } from "../support/records/many";
import { SITE, send } from "../support/requests/routes";

// A loaded machine takes its time over thousands of rows.
vi.setConfig({ hookTimeout: 60_000 });

const LETTERS = 1_230;
const PAGES = 25;

beforeAll(() => insertPosts(LETTERS));

async function atom(path: string) {
  const xml = await (await send("GET", path)).text();
  const links = [...xml.matchAll(/<link rel="(\w+)" type="application\/atom\+xml" href="(.*?)"/g)];
  return {
    titles: [...xml.matchAll(/<title>Letter (\d+)<\/title>/g)].map(([, number]) => Number(number)),
    links: Object.fromEntries(links.map(([, rel, href]) => [rel, href])),
    id: /<id>(.*?)<\/id>/.exec(xml)?.[1],
  };
}

test("each page of the Atom feed leads to the next, and all letters come once, newest first", async () => {
  const titles: number[] = [];
  let address: string | undefined = `${SITE}/feed.xml`;
  for (let page = 1; address; page += 1) {
    const { links, id, ...read } = await atom(address);
    expect(id).toBe(`${SITE}/feed.xml`);
    expect(links).toEqual({
      self: page === 1 ? `${SITE}/feed.xml` : `${SITE}/feed.xml?page=${page}`,
      first: `${SITE}/feed.xml`,
      last: `${SITE}/feed.xml?page=${PAGES}`,
      ...(page > 1 && {
        previous: page === 2 ? `${SITE}/feed.xml` : `${SITE}/feed.xml?page=${page - 1}`,
      }),
      ...(page < PAGES && { next: `${SITE}/feed.xml?page=${page + 1}` }),
    });
    titles.push(...read.titles);
    address = links.next;
  }
  expect(titles).toEqual(Array.from({ length: LETTERS }, (_, index) => LETTERS - 1 - index));
});

test("the JSON feed has the same pages", async () => {
  const first = await (await send("GET", "/feed.json")).json();
  expect(first.items).toHaveLength(50);
  expect(first.next_url).toBe(`${SITE}/feed.json?page=2`);
  const last = await (await send("GET", `/feed.json?page=${PAGES}`)).json();
  expect(last.items).toHaveLength(LETTERS - (PAGES - 1) * 50);
  expect(last.next_url).toBeUndefined();
  expect(last.feed_url).toBe(first.feed_url);
});

test.each(["/feed.xml", "/feed.json"])(
  "%s has one first page and none beyond the last",
  async (feed) => {
    const first = await (await send("GET", feed)).text();
    expect(await (await send("GET", `${feed}?page=1`)).text()).toBe(first);
    for (const page of [PAGES + 1, 1e9, 0, -1, "x", "1.5"]) {
      expect((await send("GET", `${feed}?page=${page}`)).status, String(page)).toBe(404);
    }
  },
);

test.each(["/feed.xml", "/feed.json", `/feed.xml?page=${PAGES - 1}`])(
  "%s reads its own letters and no more",
  async (address) => {
    const { largest } = await statementsOf(() => send("GET", address));
    expect(largest).toBe(50);
  },
);
