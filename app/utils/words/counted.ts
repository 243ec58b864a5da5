import { site } from "~/site";
import { memoizeByName } from "../memoize-by-name";

/** As India writes them; by hand, as dates are. */
const GROUPS: Record<string, RegExp> = {
  "en-IN": /(\d)(?=(\d\d)+\d$)/g,
};

const numbersIn = memoizeByName((language) => new Intl.NumberFormat(language));

/** A whole number in groups, as the site's language writes it, such as '12,34,567'. */
export function grouped(amount: number) {
  const { language } = site();
  const groups = GROUPS[language];
  return groups ? String(amount).replace(groups, "$1,") : numbersIn(language).format(amount);
}

/** A figure that is meant as 'at least so many', such as '12+'; none is none. */
export function atLeast(amount: number) {
  return amount > 0 ? `${grouped(amount)}+` : "0";
}

/** What the journey counts, such as '12 states'; an English word in the singular where it is one. */
export function countedAreas(amount: number) {
  const { areaWord } = site();
  const one = areaWord.replace(/ies$/, "y").replace(/s$/, "");
  return counted(amount, one, areaWord);
}

/** The same as the head of a figure, such as 'States'. */
export function areaHead() {
  const { areaWord } = site();
  return areaWord.charAt(0).toUpperCase() + areaWord.slice(1);
}

/** A number with its noun, such as '1 photo' or '10 photos'. */
export function counted(amount: number, noun: string, plural = `${noun}s`) {
  return `${grouped(amount)} ${amount === 1 ? noun : plural}`;
}
