import type { EntryContext } from "@remix-run/node";
import { applyEdits, sourceElements } from "~/utils/markup/edit-html";
import type { Theme } from "./theme";

/** What the `handle` of a route says of its document. Without it, it frames none of ours, and is framed by none. */
export type DocumentHandle = {
  /** Whether it shows a document of this site in a frame. */
  frames?: true;
  /** Whether it is shown in one. */
  isFramed?: true;
  /** Whether it is sent without the program: see `static-page.ts`. */
  isStatic?: true;
};

type Context = Pick<EntryContext, "routeModules" | "staticHandlerContext">;

/** What the route of a document says of it. */
export function documentHandleOf({ routeModules, staticHandlerContext }: Context) {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  return (routeModules[id]?.handle ?? {}) as DocumentHandle;
}

/** The theme that an address asks for. */
function themeOf(address: string): Theme {
  return new URL(address).searchParams.get("theme") === "dark" ? "dark" : "light";
}

/**
 * A document as a frame shows it: in the theme that its address asks for, whatever its reader has chosen; without the
 * program's scripts, which would put that choice back; its links lead out of the frame.
 */
export function asFramed(html: string, nonce: string, address: string) {
  const edits = sourceElements(html).flatMap(({ name, attributes, start, innerStart, end }) => {
    if (name === "html") {
      const at = start + "<html".length;
      return [{ start: at, end: at, html: ` class="${themeOf(address)}"` }];
    }
    if (name === "head")
      return [{ start: innerStart, end: innerStart, html: '<base target="_blank"/>' }];
    const isGone =
      name === "script"
        ? attributes.nonce === nonce
        : name === "link" && attributes.rel === "modulepreload";
    return isGone ? [{ start, end, html: "" }] : [];
  });
  return applyEdits(html, edits);
}
