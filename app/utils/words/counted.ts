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

/** So many of a hundred, such as '65%'. */
export function percentage(percent: number) {
  return notation().percent.replace("#", plainNumber(percent));
}

/** A figure that is meant as 'at least so many', such as '12+'; none is none. */
export function atLeast(amount: number) {
  return amount > 0 ? `${grouped(amount)}+` : plainNumber(0);
}

/** Whether a figure stands on a page: on the owner's own site one that is 0 is not known. */
export function isTold(amount: number) {
  return amount > 0 || !isOwn();
}

/** What the journey counts, such as '12 states'. */
export function countedAreas(amount: number) {
  const { areaWord, areaWordOne } = site();
  // Who has said the word for many alone means an English one.
  const isOne = areaWordOne !== SITE_DEFAULTS.areaWordOne || areaWord === SITE_DEFAULTS.areaWord;
  const one = isOne ? areaWordOne : areaWord.replace(/ies$/, "y").replace(/s$/, "");
  return counted(amount, one, areaWord);
}

/** The same as the head of a figure, such as 'States'. */
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
