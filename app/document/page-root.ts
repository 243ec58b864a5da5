import { createContext } from "react";

/** The element in which React wakes: all of the body that is the page's own. */
export const PAGE_ROOT = "data-root";

/** The value of `PAGE_ROOT` in a page that was rendered in parts. */
export const IN_PARTS = "in-parts";

/**
 * Whether each part of the page with a boundary of its own is rendered by itself, for one of them failed on the server:
 * React knows no other way there. The browser has to hydrate the same.
 */
export const InParts = createContext(false);
