/** The Web Lock that is held while pictures of this browser are on their way, from whichever of its pages. */
export const UPLOADS = "uploads";
