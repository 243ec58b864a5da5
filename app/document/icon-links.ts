import { createContext } from "react";

type IconLink = { rel: string; href: string; type?: string; sizes?: string };

/** Where the icons of the site are, as the head of a document says it; the browser has that already. */
export const IconLinks = createContext<IconLink[]>([]);
