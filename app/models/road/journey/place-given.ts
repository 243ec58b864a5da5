/** What is wrong with a place that nobody has chosen or named, by its field: said by the site and, without a line, by the page. */
export function wrongPlace(place: unknown, name: unknown): Record<string, string[]> {
  const isGiven = [place, name].some((said) => typeof said === "string" && said.trim() !== "");
  return isGiven ? {} : { place: ["Choose a place, or name a new one."] };
}
