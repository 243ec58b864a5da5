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

test.each([...paths])("%s matches the same among few routes as among all", (path) => {
  const few = handlerFor(path);
  expect(matchesIn(few, path)).toEqual(matchesIn(all, path));
});

test("a page's data is answered by the page's routes, and the manifest by all", () => {
  const ids = (path: string) => handlerFor(path).map(({ id }) => id);
  expect(ids("/letters.data")).toEqual(ids("/letters"));
  expect(ids("/_root.data")).toEqual(ids("/"));
  expect(ids("/__manifest")).toHaveLength(all.length);
  expect(ids("/letters").length).toBeLessThan(all.length / 5);
});
