/**
 * The header of a request whose answer nobody sees: a page that is put away, a form from the outbox. The message that waits
 * for the next page is not for it, and it leaves none.
 */
export const UNSEEN = "Unseen";
