export const FIGURES_ID = "figures";

/** Where the sum of each figure of the journey stands; the journey itself while none are told. */
export function figuresAddress({ hasSums }: { hasSums: boolean }) {
  return hasSums ? `/journey#${FIGURES_ID}` : "/journey";
}
