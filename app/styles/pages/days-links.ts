import daysUrl from "./days.css?url";

/** The style sheet of the pages that tell of days. */
export const daysLinks = () => [{ rel: "stylesheet", href: daysUrl }];
