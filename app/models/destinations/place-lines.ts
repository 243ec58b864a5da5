import { grouped } from "~/utils/counted";

/** What the owner writes of a place, a line for each thing, as it is read; a line that says less is shown as it is. */

const AMOUNT = String.raw`(?:₹|Rs\.?)?\s?\d[\d,.]*(?:\s?[–-]\s?\d[\d,.]*)?`;
/** What it was, and the amount that the line ends with: 'Bed with dinner: ₹900', 'Bus 280', 'Canoe 300 an hour'. */
const COST = new RegExp(
  `^(\\S.*?)[\\s:=–-]+(${AMOUNT}(?:\\s?(?:/|an? |per |each)\\s?[\\p{L} ]{0,20})?|free)$`,
  "iu",
);
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

/** What each thing cost; an amount without a currency is in rupees. */
export function costsIn(text: string) {
  return linesOf(text).map((line) => {
    const [, what = line, amount = ""] = COST.exec(line) ?? [];
    return { what, amount: inRupees(amount) };
  });
}

function inRupees(amount: string) {
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
