import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Outlet, RemixServer } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { inject, vi } from "vitest";
import remixConfig from "../../../remix.config.js";
import { SITE } from "./routes";

type ServerRoute = ServerBuild["routes"][string];

const modules = import.meta.glob<ServerRoute["module"]>("../../../app/routes/**/*.{ts,tsx}", {
  eager: true,
});

/** The routes of `app/routes.ts` as Remix's own build lists them. */
function listed(entries: readonly RouteConfigEntry[], parentId: string): ServerRoute[] {
  return entries.flatMap(({ children = [], ...entry }) => {
    const module = modules[`../../../app/${entry.file}`];
    if (!module) throw new Error(`No file ${entry.file}`);
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
  assets: {
    entry: { imports: [], module: "" },
    routes: Object.fromEntries(all.map((route) => [route.id, inBrowser(route)])),
    url: "",
    version: "",
  },
  entry: {
    module: {
      default(request, status, headers, context) {
        const page = createElement(RemixServer, { context, url: request.url });
        return new Response(renderToString(page), { status, headers });
      },
    },
  },
};

// React 18 writes this attribute as it should, and warns of it once in a process.
const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
renderToString(createElement("img", { fetchPriority: "high" }));
quiet.mockRestore();

const answer = createRequestHandler(build, "test");

type Sent = { cookie?: string; body?: URLSearchParams; method?: string };

/** What a browser without scripts gets: the page at `path`, or the answer to a form posted there. */
export function visit(path: string, { cookie = "", body, method }: Sent = {}) {
  const request = new Request(SITE + path, {
    method: method ?? (body ? "POST" : "GET"),
    body,
    headers: { Cookie: cookie },
  });
  return answer(request, { clientAddress: "203.0.113.7", requestId: "request-1" });
}
