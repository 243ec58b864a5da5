const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** All codes of two letters that ISO 3166 could give, whether a country has them or not. */
export const COUNTRY_CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** The English name of what has this code, as a pin's country is; empty where nothing has it. */
export function countryNamed(code: string) {
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) ?? "";
}
