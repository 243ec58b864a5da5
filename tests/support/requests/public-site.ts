import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { inject } from "vitest";
import { SITE } from "./routes";

const modules = import.meta.glob<object>("../../../app/routes/{site,feeds,api}/**/*.{ts,tsx}");
const media = import.meta.glob<object>("../../../app/routes/media.ts");

type BuildRoute = { id: string; parentId: string; path?: string; index?: boolean; module: object };

async function buildRoutes(
  entries: readonly RouteConfigEntry[],
  parentId = "root",
): Promise<BuildRoute[]> {
  const built = entries.map(async ({ id, file, path, index, children = [] }) => {
    const load = { ...modules, ...media }[`../../../app/${file}`];
    if (!load) return [];
    const own = { id: id ?? file, parentId, path, index, module: await load() };
    return [own, ...(await buildRoutes(children, own.id))];
  });
  return (await Promise.all(built)).flat();
}

/** In the place of the page: what all of its loaders gave it, as JSON. */
function pageOfData(_request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Response(JSON.stringify(context.staticHandlerContext.loaderData), { status, headers });
}

/**
 * The public routes as Remix serves them, layouts and data requests too, without the drawing of pages: a GET of an
 * address as whom the cookie says.
 */
export async function startPublicSite() {
  const root = { id: "root", path: "", module: { default: () => null } };
  const all = [root, ...(await buildRoutes(inject("siteMap")))];
  const build = {
    entry: { module: { default: pageOfData } },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, "production");
  return async (path: string, cookie?: string) => {
    const request = new Request(SITE + path, { headers: cookie ? { Cookie: cookie } : {} });
    const context = { clientAddress: "203.0.113.7", requestId: "request-1" };
    const response = await handle(request, context);
    const { status, headers } = response;
    return { status, headers, text: (await response.text()).toLowerCase() };
  };
}
