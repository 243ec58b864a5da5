import collectionUrl from "./collection.css?url";

/** The style sheet of an album's page. */
export const collectionLinks = () => [{ rel: "stylesheet", href: collectionUrl }];
