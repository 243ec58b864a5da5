import { createContext } from "react";

/** Marks the element that React hydrates, which contains all of the page's own content. */
export const PAGE_ROOT = "data-root";

/** The value of `PAGE_ROOT` for a page that was rendered in parts. */
export const IN_PARTS = "in-parts";

/**
 * Whether each part of the page with its own boundary is rendered separately, because one of them failed on the server;
 * React has no other way there. The browser must hydrate the same structure.
 */
export const InParts = createContext(false);
