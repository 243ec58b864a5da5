import { site } from "~/site";
import { memoizeByName } from "~/utils/async/memoize-by-name";
import { literalPattern } from "~/utils/words/literal-pattern";
import { notation, withGroups } from "~/utils/words/notation";
import { linesOf } from "./place-lines";

/** Parses the owner's text about costs, one item a line. */

/** All currency codes. They are in capitals, so no ordinary word looks like one. */
const CODES = Intl.supportedValuesOf("currency").join("|");
const WORDS = "rupees?|euros?|dollars?|pounds?|francs?|baht|yen|yuan|taka";
/** Abbreviations for Indian rupees, in Latin and in Devanagari. */
const RUPEES = "(?:[Rr]s|रु|रू)";
const RUPEES_BEFORE = new RegExp(String.raw`^${RUPEES}\.?\s?`);
/** The ISO 4217 code for 'no currency'. */
const NONE = "XXX";
/** Between two amounts. */
const TO = String.raw`(?:\s?[–-]\s?| to )`;
const UNIT = String.raw`\s?(?:/|an? |per |each)\s?[\p{L} ]{0,20}`;
/** Separators within a number in any script, besides white space. */
const MARKS = ".,'’٫٬،";

/**
 * The allowed spaces between two groups. No-break spaces are always intended; a plain space may separate a word from a
 * price if commas separate groups.
 */
function gapIn(group: string) {
  return group === "," ? "[\u00a0\u2009\u202f]" : "[ \u00a0\u2009\u202f]";
}

/** The patterns for a line of costs, for a language and a currency. */
const patternsOf = memoizeByName((key) => {
  const own = signsOf(formatsOf(key)).map(literalPattern).join("|");
  const before = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{0,3}${RUPEES}\.?|${own}|${CODES}|RM|Tk\.?)\s?`;
  const after = String.raw`\s?(?:\p{Sc}|(?:${own}|${CODES}|${WORDS})(?![\p{L}\p{M}]))`;
  const groups = String.raw`(?:${gapIn(notation().group)}\p{Nd}{3})+(?!\p{Nd})`;
  const plain = String.raw`(?:\p{Nd}{1,3}${groups}(?:[.,٫]\p{Nd}+)?|\p{Nd}[\p{Nd}${MARKS}]*)`;
  const number = `(?:${before})?${plain}`;
  const amount = `${number}(?:${TO}${number})?(?:${after})?`;
  return {
    /** A description with the amount at the end of the line: 'Bed with dinner: ₹900', 'Canoe 300 an hour'. */
    cost: new RegExp(String.raw`^(\S.*?)[\s:=–-]+(${amount}(?:${UNIT})?|[Ff]ree|FREE)$`, "u"),
    /** An amount with its own currency; Indian rupees are recognized by their sign and by 'Rs'. */
    withCurrency: new RegExp(String.raw`^(?!₹|${RUPEES})${before}\p{Nd}|\p{Nd}${after}`, "u"),
    /** Numbers without a currency, with their unit: '300 an hour', '200–600'. */
    plainNumbers: new RegExp(`^(${plain}(?:${TO}${plain})?)((?:${UNIT})?)$`, "u"),
  };
});

function formatsOf(key: string) {
  const [language = "en", currency = NONE] = key.split(" ");
  return (["narrowSymbol", "symbol"] as const).map((currencyDisplay) => {
    const options = {
      style: "currency",
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    } as const;
    return new Intl.NumberFormat([language, "en"], options);
  });
}

/** How the site's language writes its currency, such as 'kr' or 'zł'. */
function signsOf(formats: Intl.NumberFormat[]) {
  const parts = formats.flatMap((format) => format.formatToParts(0));
  return parts.filter(({ type }) => type === "currency").map(({ value }) => value.trim());
}

/**
 * The items with their amounts. An amount without a currency is in the site's; one in another currency stays as it was
 * written.
 */
export function costsIn(text: string) {
  const { language, currency } = site();
  const patterns = patternsOf(`${language} ${currency || NONE}`);
  return linesOf(text).map((line) => {
    const [, what = line, amount = ""] = patterns.cost.exec(line) ?? [];
    return { what, amount: currency === "" ? amount : inOwn(amount) };
  });
}

function inOwn(amount: string) {
  return site().currency === "INR" ? inRupees(amount) : withCurrency(amount);
}

function withCurrency(amount: string) {
  const { language, currency } = site();
  const [, numbers, unit] = patternsOf(`${language} ${currency}`).plainNumbers.exec(amount) ?? [];
  if (numbers === undefined) return amount;
  const [format] = formatsOf(`${language} ${currency}`);
  return `${format?.format(0).replace(/\p{Nd}/u, () => numbers)}${unit}`;
}

function inRupees(amount: string) {
  if (patternsOf(`${site().language} INR`).withCurrency.test(amount)) return amount;
  const plain = amount.replace(RUPEES_BEFORE, "₹").replace(/\p{Nd}{4,}/gu, withGroups);
  return /^\p{Nd}/u.test(plain) ? `₹${plain}` : plain.replace(/^₹\s/, "₹");
}
