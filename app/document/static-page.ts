import { createContext } from "react";

/**
 * Whether the page is sent without the program: nothing of it is pressed, and a long one would come twice, as text and as
 * data. A route says so by `handle = { isStatic: true }`; links to it are plain ones.
 */
export const StaticPage = createContext(false);
