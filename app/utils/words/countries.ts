const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** All possible codes of two letters in ISO 3166, whether they are in use or not. */
export const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** The English name for this code, as pins have it; empty for an unused code. */
export function countryNamed(code: string) {
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) ?? "";
}
