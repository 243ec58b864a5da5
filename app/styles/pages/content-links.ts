import contentUrl from "./content.css?url";

/** The style sheet of the pages that show a text of the owner's. */
export const contentLinks = () => [{ rel: "stylesheet", href: contentUrl }];
