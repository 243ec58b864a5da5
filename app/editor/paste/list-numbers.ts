import type { HtmlElement } from "~/utils/markup/html-tree";
import { declarations } from "./styles";

/** With what a numbered list begins and how it is numbered, as the attributes `start` and `type`. */

type Numbers = { start?: string; type?: string };

const STYLES: Record<string, string> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(sign: string) {
  const values = Array.from(sign, (letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

function numbers(start: number, type?: string): Numbers {
  return { ...(start !== 1 && { start: String(start) }), ...(type && { type }) };
}

/** The numbers of a list of HTML: some programs say them with its first item or with a style. */
export function numbersOf(list: HtmlElement): Numbers {
  const first = list.children.find((child) => typeof child !== "string" && child.name === "li");
  const item = typeof first === "object" ? first : null;
  const start = list.attributes.start ?? item?.attributes.value ?? "1";
  const style = [list, item].map((one) => one && declarations(one).get("list-style-type"));
  const type = STYLES[style.find(Boolean) ?? ""] ?? list.attributes.type;
  return numbers(
    /^-?\d{1,6}$/.test(start) ? Number(start) : 1,
    /^[aAiI]$/.test(type ?? "") ? type : "",
  );
}

/** What the signs before the items of a list say, such as `iv.`, `(4)` or `2.4.`; `null` for a list of points. */
export function numbersBefore(markers: (string | null)[]): Numbers | null {
  const [sign, next] = markers.map((marker) => /([\da-z]+)[.)]$/i.exec(marker ?? "")?.[1] ?? "");
  if (!sign) return null;
  if (/^\d/.test(sign)) return numbers(Number.parseInt(sign, 10));
  const lower = sign.toLowerCase();
  const isUpper = sign !== lower;
  if (isRoman(lower, next?.toLowerCase())) return numbers(romanValue(lower), isUpper ? "I" : "i");
  return numbers(lower.charCodeAt(0) - 96, isUpper ? "A" : "a");
}

/** Whether a sign is a Roman number; of a single letter its follower tells, and `i` by itself is one. */
function isRoman(sign: string, next = "") {
  if (!/^[ivxlcdm]+$/.test(sign)) return false;
  if (sign.length > 1) return true;
  return next === "" ? sign === "i" : romanValue(next) === romanValue(sign) + 1;
}
