import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, inject, test } from "vitest";
import { byFirstWord } from "../../server/narrow-build";

type Flat = { id: string; parentId?: string; path?: string; index?: boolean };

function flatten(entries: readonly RouteConfigEntry[], parentId = "root"): Flat[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const own = id ?? file;
    return [{ id: own, parentId, path, index }, ...flatten(children, own)];
  });
}

const all: Flat[] = [{ id: "root", path: "" }, ...flatten(inject("siteMap"))];
const byId = Object.fromEntries(all.map((route) => [route.id, route]));
const build = { routes: byId, assets: { routes: byId } } as unknown as ServerBuild;

function treeOf(routes: Flat[], parentId?: string): Parameters<typeof matchRoutes>[0] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index: true } : { id, path, children: treeOf(routes, id) },
    );
}

const handlerFor = byFirstWord(build, ({ routes, assets }) => {
  expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
  return Object.values(routes) as Flat[];
});

function matchesIn(routes: Flat[], path: string) {
  const found = matchRoutes(treeOf(routes), path)?.map(({ route, params }) => [route.id, params]);
  return found ?? null;
}

function pathOf({ path, parentId }: Flat): string {
  const above = parentId === undefined ? "" : pathOf(byId[parentId] as Flat);
  return path ? `${above}/${path}` : above;
}

/** An address of each route, and some at the edges. */
const paths = new Set([
  ...all.map((route) => pathOf(route).replace(/:\w+/g, "some").replace("*", "other/ones") || "/"),
  "/LETTERS/a",
  "/%6Cetters/a",
  "/letters/",
  "//letters/a",
  "/letters%2Fa",
  "/nowhere",
  "/API/blog-posts",
  "/constructor/x",
  "/__proto__",
  "/admin/posts/a/page",
]);

test.each([...paths])("%s matches the same among few routes as among all", async (path) => {
  const few = await handlerFor(path);
  expect(matchesIn(few, path)).toEqual(matchesIn(all, path));
});

test("a page's data is answered by the page's routes, and the manifest by all", async () => {
  const ids = async (path: string) => (await handlerFor(path)).map(({ id }) => id);
  expect(await ids("/letters.data")).toEqual(await ids("/letters"));
  expect(await ids("/_root.data")).toEqual(await ids("/"));
  expect(await ids("/__manifest")).toHaveLength(all.length);
  expect((await ids("/letters")).length).toBeLessThan(all.length / 5);
});

test("the modules of routes are loaded with the first address that may need them, and each once", async () => {
  const loaded: string[] = [];
  const lazy = Object.fromEntries(
    all.map((route) => {
      const module = async () => {
        loaded.push(route.id);
        return { id: route.id };
      };
      return [route.id, { ...route, module }];
    }),
  );
  const answerer = byFirstWord(
    { routes: lazy, assets: { routes: lazy } } as unknown as ServerBuild,
    ({ routes }) => Object.values(routes).map((route) => route?.module),
  );
  expect(loaded).toEqual([]);
  const [modules] = await Promise.all([answerer("/letters"), answerer("/letters/a")]);
  expect(modules).toEqual(loaded.map((id) => ({ id })));
  expect(new Set(loaded).size).toBe(loaded.length);
});
