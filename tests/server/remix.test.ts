import type { ServerBuild } from "@remix-run/node";
import { describe, expect, test, vi } from "vitest";
import { createRouteRenderer } from "../../server/pages/remix-handler";
import { expectLinear, sizesUpTo } from "../support/measures/growth";
import { startSite } from "./site";

vi.mock("../../server/log-writer");

const ROUTE = { hasLoader: true, hasAction: true, hasErrorBoundary: false, module: "" };
const answer = () => ({ ok: true });

/** A build with one page, so that what is measured is Remix reading the request. */
const build = {
  entry: { module: { default: () => new Response("page") } },
  routes: {
    root: { id: "root", path: "", module: { default: () => null, loader: answer, action: answer } },
    all: {
      id: "all",
      path: "*",
      parentId: "root",
      module: { default: () => null, loader: answer },
    },
  },
  assets: {
    entry: { module: "", imports: [] },
    routes: { root: { id: "root", ...ROUTE }, all: { id: "all", path: "*", ...ROUTE } },
    url: "",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true },
} as unknown as ServerBuild;

function start() {
  return startSite(createRouteRenderer(build, "production"), { routeWords: new Set(["letters"]) });
}

describe("the time to answer grows like the address:", () => {
  test.each([
    ["/journey.data?", "_routes=root&"],
    ["/journey.data?_routes=", "root,"],
    ["/journey.data?", "q=a&"],
    ["/__manifest?version=1", "&p=/a"],
    ["/__manifest?version=1", "&p=/letters/a"],
    ["/__manifest?version=1&p=", "/letters"],
    ["/", "a"],
    ["/", "%41"],
  ])("%s%s…", async (before, again) => {
    const site = await start();
    let made = 0;
    const make = (size: number) => {
      made += 1;
      return `${before}${again.repeat(size / again.length)}&n=${made}`;
    };
    await expectLinear(make, (path) => site.ask(path), sizesUpTo(3_900, 60));
  });
});

test("Remix answers for its data, its manifest and its page", async () => {
  const site = await start();
  const statusOf = async (path: string) => (await site.ask(path)).status;
  expect(await statusOf("/journey.data?_routes=root")).toBe(200);
  expect(await statusOf("/__manifest?version=1&p=/letters/a")).toBe(200);
  expect(await statusOf("/journey")).toBe(200);
});
