import type { RouteConfigEntry } from "@remix-run/route-config";
import type { TestProject } from "vitest/node";
import routes from "../../../app/routes";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: Vitest declares it so, and only an interface can be added to.
  export interface ProvidedContext {
    siteMap: RouteConfigEntry[];
  }
}

/** Reads `app/routes.ts` once for all files of tests: it asks for Remix's compiler, which takes seconds to load. */
export default async function provideSiteMap({ provide }: TestProject) {
  provide("siteMap", await routes);
}
