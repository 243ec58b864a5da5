/**
 * The header of every page for the owner's session: until when, in milliseconds since the epoch, her own device may
 * show it without asking the site; 0 for a page that must not be cached.
 */
export const OWNER_UNTIL = "Owner-Until";
