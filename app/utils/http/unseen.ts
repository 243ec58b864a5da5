/**
 * The header of a request whose answer nobody sees, such as one for a page to be cached, or a form from the queue. It
 * neither takes the message that waits for the next page nor leaves one.
 */
export const UNSEEN = "Unseen";
