export const FIGURES_ID = "figures";

/** The address where each figure of the journey is explained; just the journey while there are none. */
export function figuresAddress({ hasSums }: { hasSums: boolean }) {
  return hasSums ? `/journey#${FIGURES_ID}` : "/journey";
}
