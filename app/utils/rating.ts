/** A destination's rating as stars, 0 to 5: stored as tenths, but 5 or less is read as whole stars. */
export function starsOf(rating: number) {
  return rating <= 5 ? rating : rating / 10;
}
