/** A piece of the journey's map around a stretch of road, in pixels of its own. */
export const STRETCH = { width: 280, height: 220 };

/** The whole country beside it, and its distance from the edges. */
export const INSET = { width: 46, height: 72 };
export const INSET_GAP = 8;
