import { createContext } from "react";

/** What the owner has chosen, as attributes of the document's element; the browser has the element already. */
export const OwnAttributes = createContext<Record<string, unknown>>({});
