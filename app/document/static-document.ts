import type { EntryContext } from "@remix-run/node";

/** What the `handle` of a route says about its document. */
export type DocumentHandle = {
  /** Whether it is sent without scripts; links to it are plain ones. */
  isStatic?: true;
};

type Context = Pick<EntryContext, "routeModules" | "staticHandlerContext">;

/** The document options of the matched route. */
export function documentHandleOf({ routeModules, staticHandlerContext }: Context) {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  return (routeModules[id]?.handle ?? {}) as DocumentHandle;
}
