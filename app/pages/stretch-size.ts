/** The size in pixels of a map that shows a stretch of road. */
export const STRETCH = { width: 280, height: 220 };

/** The size of the inset with the whole country, and its distance from the edges. */
export const INSET = { width: 46, height: 72 };
export const INSET_GAP = 8;
