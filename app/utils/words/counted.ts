import { isOwn, SITE_DEFAULTS, site } from "~/site";
import { inDecimals, inGroups, notation } from "./notation";

/** A whole number in groups, as the site's language writes it, such as '12,34,567'. */
export function grouped(amount: number) {
  return inGroups(amount);
}

/** A number without groups, such as a day's or a page's: '29', or '4.8' with one decimal. */
export function plainNumber(amount: number, decimals = 0) {
  return inDecimals(amount, decimals);
}

/** A percentage, such as '65%'. */
export function percentage(percent: number) {
  return notation().percent.replace("#", plainNumber(percent));
}

/** A figure that means 'at least', such as '12+'; 0 stays 0. */
export function atLeast(amount: number) {
  return amount > 0 ? `${grouped(amount)}+` : plainNumber(0);
}

/** Whether a page shows a figure: on the owner's own site, 0 counts as unknown. */
export function isKnownFigure(amount: number) {
  return amount > 0 || !isOwn();
}

/** What the journey counts, such as '12 states'. */
export function countedAreas(amount: number) {
  const { areaWord, areaWordOne } = site();
  // If the owner has changed only the plural, it is an English word.
  const isOne = areaWordOne !== SITE_DEFAULTS.areaWordOne || areaWord === SITE_DEFAULTS.areaWord;
  const one = isOne ? areaWordOne : areaWord.replace(/ies$/, "y").replace(/s$/, "");
  return counted(amount, one, areaWord);
}

/** The same as a heading, such as 'States'. */
export function areaHead() {
  const { areaWord } = site();
  return areaWord.charAt(0).toUpperCase() + areaWord.slice(1);
}

/** A noun in the singular for one, in the plural for all else. */
export function nounOf(amount: number, noun: string, plural = `${noun}s`) {
  return amount === 1 ? noun : plural;
}

/** A number with its noun, such as '1 photo' or '10 photos'. */
export function counted(amount: number, noun: string, plural?: string) {
  return `${grouped(amount)} ${nounOf(amount, noun, plural)}`;
}
