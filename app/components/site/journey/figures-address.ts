export const FIGURES_ID = "figures";

/** Where the sum of each figure of the journey stands. */
export const FIGURES = `/journey#${FIGURES_ID}`;
