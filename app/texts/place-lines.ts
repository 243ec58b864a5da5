import { site } from "~/site";
import { grouped } from "~/utils/words/counted";

/** What the owner writes of a place, a line for each thing, as it is read; a line that says less is shown as it is. */

/** Every currency's code, of which no word of a line is one by chance: they are in capitals. */
const CODES = Intl.supportedValuesOf("currency").join("|");
const WORDS = "rupees?|euros?|dollars?|pounds?|francs?|baht|yen|yuan|taka";
/** A currency before a number, such as '₹', 'US$', 'NPR', 'Rs.'; and one after it. */
const BEFORE = String.raw`(?:[A-Z]{0,3}\p{Sc}|[A-Z]{0,3}[Rr]s\.?|${CODES}|RM|Tk\.?)\s?`;
const AFTER = String.raw`\s?(?:\p{Sc}|(?:${CODES}|${WORDS})(?!\p{L}))`;
const NUMBER = String.raw`(?:${BEFORE})?\d[\d,.]*`;
/** Between two amounts. */
const TO = String.raw`(?:\s?[–-]\s?| to )`;
const AMOUNT = `${NUMBER}(?:${TO}${NUMBER})?(?:${AFTER})?`;
const UNIT = String.raw`\s?(?:/|an? |per |each)\s?[\p{L} ]{0,20}`;
/** What it was, and the amount that the line ends with: 'Bed with dinner: ₹900', 'Bus 280', 'Canoe 300 an hour'. */
const COST = new RegExp(String.raw`^(\S.*?)[\s:=–-]+(${AMOUNT}(?:${UNIT})?|[Ff]ree|FREE)$`, "u");
/** An amount that says its own currency; rupees of India are known by their sign and by 'Rs'. */
const WITH_CURRENCY = new RegExp(String.raw`^(?!₹|[Rr]s)${BEFORE}\d|\d${AFTER}`, "u");
/** Numbers without any currency, and what they are for: '300 an hour', '200–600'. */
const PLAIN_NUMBERS = new RegExp(String.raw`^(\d[\d,.]*(?:${TO}\d[\d,.]*)?)((?:${UNIT})?)$`, "u");
/** 'girda [ks-Latn] – bread from the oven': a name, the language that it is in, what it is. */
const DISH = /^(.+?)(?:\s*\[([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\])?(?:(?:\s+[–—-]\s+|:\s+)(.*))?$/i;
/** 'From Jammu by bus: …': what stands before the colon is short. */
const WAY = /^([^:]{2,48}):\s+(.+)$/;

function linesOf(text: string) {
  return text
    .split(/\n|\s·\s/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What each thing cost; an amount without a currency is in the site's, one in another stands as it was written. */
export function costsIn(text: string) {
  return linesOf(text).map((line) => {
    const [, what = line, amount = ""] = COST.exec(line) ?? [];
    return { what, amount: withCurrency(amount) };
  });
}

function withCurrency(amount: string) {
  const { currency, language } = site();
  if (currency === "INR") return inRupees(amount);
  const [, numbers, unit] = PLAIN_NUMBERS.exec(amount) ?? [];
  if (numbers === undefined) return amount;
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  return `${format.format(0).replace("0", () => numbers)}${unit}`;
}

function inRupees(amount: string) {
  if (WITH_CURRENCY.test(amount)) return amount;
  const plain = amount.replace(/^Rs\.?\s?/i, "₹").replace(/\d{4,}/g, (sum) => grouped(Number(sum)));
  return /^\d/.test(plain) ? `₹${plain}` : plain.replace(/^₹\s/, "₹");
}

/** The ways there, each with where it begins or what it is by, if its line says so before a colon. */
export function waysIn(text: string) {
  return linesOf(text).map((line) => {
    const [, from = "", way = line] = WAY.exec(line) ?? [];
    return { from, way };
  });
}

/** The dishes, each with the language of its name where the line says it. */
export function dishesIn(text: string) {
  return linesOf(text).map((line) => {
    const [, name = line, lang, note = ""] = DISH.exec(line) ?? [];
    return { name, note, ...(lang && { lang }) };
  });
}

type PracticalTexts = { costs: string; gettingThere: string; whatToEat: string };

/** All of these lines as they are looked through: a dish without the code of its language. */
export function practicalLines({ costs, gettingThere, whatToEat }: PracticalTexts) {
  const dishes = dishesIn(whatToEat).map(({ name, note }) => (note ? `${name} – ${note}` : name));
  return [...dishes, ...linesOf(gettingThere), ...linesOf(costs)];
}
