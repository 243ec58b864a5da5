import type { EntryContext } from "@remix-run/node";

/** What the `handle` of a route says of its document. */
export type DocumentHandle = {
  /** Whether it is sent without the program; links to it are plain ones. */
  isStatic?: true;
};

type Context = Pick<EntryContext, "routeModules" | "staticHandlerContext">;

/** What the route of a document says of it. */
export function documentHandleOf({ routeModules, staticHandlerContext }: Context) {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  return (routeModules[id]?.handle ?? {}) as DocumentHandle;
}
