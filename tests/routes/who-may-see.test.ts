import { beforeAll, describe, expect, test, vi } from "vitest";
import { updateJourney } from "~/models/road/journey/journey.server";
import { type Item, makeItems } from "../support/records/items";
import { signedInOwner } from "../support/requests/owner";
import { addressesOf, publicAddresses } from "../support/requests/public-addresses";
import { startPublicSite } from "../support/requests/public-site";
import { listRoutes } from "../support/requests/routes";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let get: Awaited<ReturnType<typeof startPublicSite>>;
let cookie = "";
let items: Item[] = [];

beforeAll(async () => {
  cookie = await signedInOwner();
  updateJourney({});
  items = makeItems();
  get = await startPublicSite();
});

const outside = listRoutes().filter(({ file }) => !file.startsWith("routes/admin/"));
const pages = new Set(outside.filter(({ file }) => /\/site\//.test(file)).map(({ path }) => path));

test("the walk comes to every route outside the admin area", () => {
  expect(Object.keys(publicAddresses).sort()).toEqual(outside.map(({ path }) => path).sort());
});

/** The address of a page, and of the data that its scripts ask for. */
function waysTo(path: string, address: string) {
  if (!pages.has(path)) return [address];
  const [page = "", query = ""] = address.split(/(?=\?)/);
  return [address, address === "/" ? "/_root.data" : `${page}.data${query}`];
}

/** The words of what is not public that an answer holds, in its text or as the id of an item. */
function secretsIn(text: string, allowed?: Item) {
  const told = items.filter(({ word, id }) => text.includes(word) || text.includes(id));
  return told.filter(({ isPublic, word }) => !isPublic && word !== allowed?.word);
}

describe.each(Object.entries(publicAddresses))("%s", (path, shown) => {
  test("shows a visitor nothing but what is public", async () => {
    for (const address of addressesOf(path, shown, items).flatMap((one) => waysTo(path, one))) {
      for (const cookies of ["", "__session=made-up"]) {
        const { text, headers } = await get(address, cookies);
        expect(secretsIn(`${text} ${headers.get("Location")}`), address).toEqual([]);
      }
    }
  });
});

const isCall = (path: string) => path.startsWith("/api/");
const lists = Object.entries(publicAddresses).filter(([, { lists: kinds }]) => kinds);

describe.each(lists)("the list at %s", (path, shown) => {
  const all = () => items.filter(({ kind }) => shown.lists?.includes(kind));

  test("holds all that is public", async () => {
    for (const address of addressesOf(path, shown, items).flatMap((one) => waysTo(path, one))) {
      const { text } = await get(address);
      const left = all().filter(({ isPublic, word }) => isPublic && !text.includes(word));
      expect(left, address).toEqual([]);
    }
  });

  test(isCall(path) ? "holds everything for the owner" : "is no other for the owner", async () => {
    for (const address of addressesOf(path, shown, items).flatMap((one) => waysTo(path, one))) {
      const { text } = await get(address, cookie);
      if (isCall(path))
        expect(
          all().filter(({ word }) => !text.includes(word)),
          address,
        ).toEqual([]);
      else expect(secretsIn(text), address).toEqual([]);
    }
  });
});

const single = Object.entries(publicAddresses).flatMap(([path, { item }]) => {
  if (!item) return [];
  const [kind, addressOf, formerAddressOf] = item;
  return { path, kind, addressOf, formerAddressOf };
});

describe.each(single)("the item at $path", ({ path, kind, addressOf }) => {
  const asked = () => items.filter((item) => item.kind === kind);

  test("is a 404 for everyone but the owner, unless it is public", async () => {
    for (const item of asked()) {
      for (const address of waysTo(path, addressOf(item))) {
        const { status, text } = await get(address);
        expect(status, address).toBe(item.isPublic ? 200 : 404);
        expect(text.includes(item.word), address).toBe(item.isPublic);
      }
    }
  });

  test("is there for the owner, in an answer that nobody keeps, with nothing else that is hidden", async () => {
    for (const item of asked()) {
      for (const address of waysTo(path, addressOf(item))) {
        const { status, text, headers } = await get(address, cookie);
        expect(status, address).toBe(200);
        expect(text, address).toContain(item.word);
        expect(headers.get("Cache-Control"), address).toBe("private, no-store");
        if (!isCall(path)) expect(secretsIn(text, item), address).toEqual([]);
      }
    }
  });
});

const renamed = single.filter((one) => one.formerAddressOf);

test.each(renamed)("under its former address at $path an item is as public", async (one) => {
  for (const item of items.filter(({ kind }) => kind === one.kind)) {
    const former = one.formerAddressOf?.(item) ?? "";
    const visitors = await get(former);
    expect(visitors.status, former).toBe(item.isPublic ? 301 : 404);
    const hers = await get(former, cookie);
    expect([301, 302], former).toContain(hers.status);
    for (const { headers } of item.isPublic ? [visitors, hers] : [hers]) {
      expect(headers.get("Location")?.split("/").at(-1), former).toBe(item.slug);
    }
  }
});
