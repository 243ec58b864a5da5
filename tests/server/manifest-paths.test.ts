import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { narrowManifest, openPath, routeWords } from "../../server/pages/manifest-paths";
import { listRoutes } from "../support/requests/routes";
import { startSite } from "./site";

const table = listRoutes().map(({ path, file }) => ({ path, id: file }));
const words = routeWords(Object.fromEntries(table.entries()) as never);

const PATHS = [
  ...table.map(({ path }) => path.replace(/:\w+\??|\*/g, "some-thing")),
  "/Letters/A",
  "/%6Cetters/a",
  "/letters/letters",
  "/no/such/page",
  "/",
];

test.each(PATHS)("%s is asked for by a path that the same routes match", (path) => {
  const idsOf = (asked: string) => matchRoutes(table, asked)?.map(({ route }) => route.id);
  expect(idsOf(openPath(path, words))).toEqual(idsOf(path));
});

test("many links of a kind are asked for as one", () => {
  const url = new URL("http://localhost/__manifest?version=1");
  for (let number = 0; number < 200; number += 1)
    url.searchParams.append("p", `/letters/${number}`);
  expect(narrowManifest(url, words)).toBe(true);
  expect(url.search).toBe("?version=1&p=%2Fletters%2F-");
});

test("every page of the site may be asked for at once", () => {
  const url = new URL("http://localhost/__manifest?version=1");
  const pages = table.filter(({ path }) => !/^\/(api|blog)\b/.test(path));
  expect(pages.length).toBeGreaterThan(20);
  for (const { path } of pages) url.searchParams.append("p", path.replace(/:\w+/g, "x"));
  expect(narrowManifest(url, words)).toBe(true);
});

test("an address made to keep the server matching is refused", async () => {
  const site = await startSite(undefined, { routeWords: words });
  const [one = "", two = ""] = [...words].filter((word) => /^[a-z]+$/.test(word));
  const paths = Array.from({ length: 128 }, (_, number) =>
    Array.from({ length: 7 }, (_, bit) => (number & (1 << bit) ? one : two)).join("/"),
  );
  const ask = (asked: string[]) =>
    site.ask(`/__manifest?version=1${asked.map((path) => `&p=/${path}`).join("")}`);
  expect((await ask(paths)).status).toBe(400);
  expect(site.calls).toEqual([]);
  expect((await ask(paths.slice(0, 5))).status).toBe(200);
});
