import { site } from "~/site";
import { memoizeByName } from "~/utils/async/memoize-by-name";
import { literalPattern } from "~/utils/words/literal-pattern";
import { notation, withGroups } from "~/utils/words/notation";
import { linesOf } from "./place-lines";

/** What the owner writes of costs, a line for each thing. */

/** Every currency's code, of which no word of a line is one by chance: they are in capitals. */
const CODES = Intl.supportedValuesOf("currency").join("|");
const WORDS = "rupees?|euros?|dollars?|pounds?|francs?|baht|yen|yuan|taka";
/** Rupees of India, short, in Latin and in Devanagari. */
const RUPEES = "(?:[Rr]s|रु|रू)";
const RUPEES_BEFORE = new RegExp(String.raw`^${RUPEES}\.?\s?`);
/** ISO 4217 for no currency at all. */
const NONE = "XXX";
/** Between two amounts. */
const TO = String.raw`(?:\s?[–-]\s?| to )`;
const UNIT = String.raw`\s?(?:/|an? |per |each)\s?[\p{L} ]{0,20}`;
/** Within a number in the digits of any script, beside white space. */
const MARKS = ".,'’٫٬،";

/** Between two groups no-break spaces stand on purpose; a plain one may stand before a price where commas group. */
function gapIn(group: string) {
  return group === "," ? "[\u00a0\u2009\u202f]" : "[ \u00a0\u2009\u202f]";
}

/** How a line of costs is read on a site in this language and with this currency. */
const patternsOf = memoizeByName((key) => {
  const own = signsOf(formatsOf(key)).map(literalPattern).join("|");
  const before = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{0,3}${RUPEES}\.?|${own}|${CODES}|RM|Tk\.?)\s?`;
  const after = String.raw`\s?(?:\p{Sc}|(?:${own}|${CODES}|${WORDS})(?![\p{L}\p{M}]))`;
  const groups = String.raw`(?:${gapIn(notation().group)}\p{Nd}{3})+(?!\p{Nd})`;
  const plain = String.raw`(?:\p{Nd}{1,3}${groups}(?:[.,٫]\p{Nd}+)?|\p{Nd}[\p{Nd}${MARKS}]*)`;
  const number = `(?:${before})?${plain}`;
  const amount = `${number}(?:${TO}${number})?(?:${after})?`;
  return {
    /** What it was, and the amount that the line ends with: 'Bed with dinner: ₹900', 'Bus 280', 'Canoe 300 an hour'. */
    cost: new RegExp(String.raw`^(\S.*?)[\s:=–-]+(${amount}(?:${UNIT})?|[Ff]ree|FREE)$`, "u"),
    /** An amount that says its own currency; rupees of India are known by their sign and by 'Rs'. */
    withCurrency: new RegExp(String.raw`^(?!₹|${RUPEES})${before}\p{Nd}|\p{Nd}${after}`, "u"),
    /** Numbers without any currency, and what they are for: '300 an hour', '200–600'. */
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

/** What the site's language writes for its currency, such as 'kr' or 'zł'. */
function signsOf(formats: Intl.NumberFormat[]) {
  const parts = formats.flatMap((format) => format.formatToParts(0));
  return parts.filter(({ type }) => type === "currency").map(({ value }) => value.trim());
}

/** What each thing cost; an amount without a currency is in the site's, one in another stands as it was written. */
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
