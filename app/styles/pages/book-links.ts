import bookUrl from "./book.css?url";
import { contentLinks } from "./content-links";

/** The style sheets of the journey as a book. */
export const bookLinks = () => [...contentLinks(), { rel: "stylesheet", href: bookUrl }];
