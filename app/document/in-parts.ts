import { createContext } from "react";

/**
 * Whether each part of the page with a boundary of its own is rendered by itself, for one of them failed on the server:
 * React knows no other way there. The browser is told by `PAGE_ROOT`, for it has to hydrate the same.
 */
export const InParts = createContext(false);

/** The value of `PAGE_ROOT` where that is so. */
export const IN_PARTS = "in-parts";
