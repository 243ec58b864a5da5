import type { EntryContext } from "@remix-run/node";
import type { Theme } from "./theme";

/** What the `handle` of a route says of its document. Without it, it frames none of ours, and is framed by none. */
export type DocumentHandle = {
  /** Whether it shows a document of this site in a frame. */
  frames?: true;
  /** Whether it is shown in one: without the program, in the theme that its address asks for; its links lead out. */
  isFramed?: true;
  /** Whether it is sent without the program; links to it are plain ones. */
  isStatic?: true;
};

type Context = Pick<EntryContext, "routeModules" | "staticHandlerContext">;

/** What the route of a document says of it. */
export function documentHandleOf({ routeModules, staticHandlerContext }: Context) {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  return (routeModules[id]?.handle ?? {}) as DocumentHandle;
}

/** The theme that an address asks for. */
export function framedTheme(address: string): Theme {
  return new URL(address).searchParams.get("theme") === "dark" ? "dark" : "light";
}
