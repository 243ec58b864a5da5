import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { inject, vi } from "vitest";
import remixConfig from "../../../remix.config.js";
import { byFirstWord } from "../../../server/narrow-build";
import { SITE } from "./routes";

type ServerRoute = ServerBuild["routes"][string];

const files = import.meta.glob<ServerRoute["module"]>("../../../app/routes/**/*.{ts,tsx}");

/** The routes of `app/routes.ts` as the site's build lists them, each with a function that loads its module. */
function listed(entries: readonly RouteConfigEntry[], parentId: string): ServerRoute[] {
  return entries.flatMap(({ children = [], ...entry }) => {
    const load = files[`../../../app/${entry.file}`];
    if (!load) throw new Error(`No file ${entry.file}`);
    const module = load as unknown as ServerRoute["module"];
    const route = { ...entry, id: entry.id ?? entry.file, parentId, module };
    return [route, ...listed(children, route.id)];
  });
}

/** Stands in for the document around the pages, whose styles and scripts only a build has. */
const root: ServerRoute = {
  id: "root",
  path: "",
  module: { default: Outlet, loader: () => ({ origin: SITE }) },
};

const all = [root, ...listed(inject("siteMap"), root.id)];

/** The same route as the browser's part of a build has it. */
function inBrowser({ module, ...route }: ServerRoute) {
  return {
    ...route,
    module: "",
    hasLoader: Boolean(module.loader),
    hasAction: Boolean(module.action),
    hasClientLoader: false,
    hasClientAction: false,
    hasErrorBoundary: Boolean(module.ErrorBoundary),
  };
}

const build: ServerBuild = {
  mode: "test",
  isSpaMode: false,
  publicPath: "/",
  assetsBuildDirectory: "",
  future: remixConfig.future as ServerBuild["future"],
  routes: Object.fromEntries(all.map((route) => [route.id, route])),
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  entry: {
    module: {
      default(request, status, headers, context) {
        const page = createElement(RemixServer, { context, url: request.url });
        return new Response(renderToString(page), { status, headers });
      },
    },
  },
};

function handlerOf({ routes, assets, ...build }: ServerBuild) {
  const asked = Object.values(routes).filter((route) => route !== undefined);
  const browsers = Object.fromEntries(asked.map((route) => [route.id, inBrowser(route)]));
  return createRequestHandler(
    { ...build, routes, assets: { ...assets, routes: browsers } },
    "test",
  );
}

// React 18 writes this attribute as it should, and warns of it once in a process.
const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
renderToString(createElement("img", { fetchPriority: "high" }));
quiet.mockRestore();

const handlerAt = byFirstWord(build, handlerOf);

type Sent = { cookie?: string; body?: URLSearchParams; method?: string };

/** What a browser without scripts gets: the page at `path`, or the answer to a form posted there. */
export async function visit(path: string, { cookie = "", body, method }: Sent = {}) {
  const request = new Request(SITE + path, {
    method: method ?? (body ? "POST" : "GET"),
    body,
    headers: { Cookie: cookie },
  });
  const answer = await handlerAt(new URL(request.url).pathname);
  return answer(request, { clientAddress: "203.0.113.7", requestId: "request-1" });
}
