/**
 * The header of a request whose page is only put away, so that nobody sees it now: a message that waits for the next page
 * is not for this one.
 */
export const FOR_KEEPING = "For-Keeping";
