/**
 * The header of every page that was made for the owner's session: until when, in milliseconds, her own device may show
 * it without asking; 0 for a page that it is not to keep.
 */
export const OWNER_UNTIL = "Owner-Until";
