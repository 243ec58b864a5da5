import { expect, test } from "../../support/browser/browser";

const ADDRESS = /\s(?:href|src|action)="([^"]+)"/g;

/** Hundreds of pages of which only the links are read: to pack them would take longer than to render them. */
function get(address: string) {
  return fetch(address, { redirect: "manual", headers: { "accept-encoding": "identity" } });
}

function decoded(text: string) {
  return text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}

/** Every address of this site that a page names, pictures' variants left to their own test. */
function addressesIn(html: string, page: URL) {
  return [...html.matchAll(ADDRESS)].flatMap(([, found = ""]) => {
    const text = decoded(found);
    const url = URL.canParse(text, page.href) ? new URL(text, page.href) : null;
    return url?.origin === page.origin ? [url] : [];
  });
}

/** Follows every link from `/`; tells which lead nowhere, and from where. */
async function crawl(origin: string) {
  const waiting = [{ path: "/", from: "" }];
  const seen = new Set(["/"]);
  const broken: string[] = [];
  const pages = new Map<string, string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const response = await get(origin + next.path);
    const html = await response.text();
    if (response.status >= 400) broken.push(`${response.status} ${next.path} on ${next.from}`);
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    pages.set(next.path, html);
    for (const url of addressesIn(html, new URL(origin + next.path))) {
      const path = url.pathname + url.search;
      if (seen.has(path) || (url.search !== "" && next.path.includes("?"))) continue;
      seen.add(path);
      waiting.push({ path, from: next.path });
    }
  }
  return { broken, pages };
}

test("no link on the site is broken, and each leads to a place that is there @long", async ({
  site,
}) => {
  const { broken, pages } = await crawl(site.url);
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(100);
  const nowhere: string[] = [];
  for (const [path, html] of pages) {
    for (const url of addressesIn(html, new URL(site.url + path))) {
      const id = decodeURIComponent(url.hash.slice(1));
      const target = pages.get(url.pathname + url.search);
      if (id && target && !target.includes(`id="${id}"`)) nowhere.push(`${url.href} on ${path}`);
    }
  }
  expect([...new Set(nowhere)]).toEqual([]);
  for (const id of ["terms", "privacy", "about", "journey", "letters", "gallery"]) {
    expect(pages.has(`/${id}`), id).toBe(true);
  }
});

test("the sitemap names every page that there is, and no other @long", async ({ site }) => {
  const text = await (await get(`${site.url}/sitemap.xml`)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = ""]) =>
    decoded(found),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  const posts = Number(site.value("select count(*) from blog_posts"));
  const places = Number(site.value("select count(*) from destinations"));
  const named = (part: RegExp) => addresses.filter((address) => part.test(address)).length;
  expect(named(/\/letters\/[^/]+$/)).toBe(posts);
  expect(named(/\/journey\/[^/]+$/)).toBe(places);
  expect(named(/\/gallery\/[^/]+$/)).toBe(6);
  for (const address of addresses) {
    expect(address.startsWith(`${site.url}/`)).toBe(true);
    expect((await get(address)).status, address).toBe(200);
  }
  expect(named(/\/(admin|api|blog|unsubscribe)(\/|$)/)).toBe(0);
});
