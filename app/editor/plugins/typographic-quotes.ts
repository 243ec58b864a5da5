import { Extension, InputRule } from "@tiptap/core";
import { correctedSign, curvedQuote } from "./curved-quotes";

const KEY = "editor-quotes";

/** Whether straight quotation marks become curved ones as they are typed; kept in this browser. */
export function hasTypographicQuotes() {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function setTypographicQuotes(isOn: boolean) {
  try {
    localStorage.setItem(KEY, isOn ? "on" : "off");
  } catch {
    // It holds until the page is left.
  }
}

/** What the end of a text becomes with what was typed last: curved signs, and before the last word the right one. */
export function withCurvedQuotes(text: string) {
  const last = text.at(-1) ?? "";
  const before = text.slice(0, -1);
  const curved = before + (/["']/.test(last) ? curvedQuote(before, last) : last);
  const corrected = correctedSign(curved);
  if (!corrected) return curved;
  const { index, sign } = corrected;
  return curved.slice(0, index) + sign + curved.slice(index + 1);
}

export const TypographicQuotes = Extension.create({
  name: "typographicQuotes",
  addInputRules() {
    const find = (text: string) => {
      if (text.endsWith("\n") || !hasTypographicQuotes()) return null;
      const curved = withCurvedQuotes(text);
      const index = text.split("").findIndex((sign, at) => sign !== curved[at]);
      return index < 0 ? null : { index, text: text.slice(index), data: { curved } };
    };
    const rule = new InputRule({
      find,
      handler: ({ state, range, match }) => {
        const curved: string = match.data?.curved.slice(match.index);
        // Sign by sign, so that each keeps its formats.
        for (const [index, sign] of curved.split("").entries()) {
          const at = range.from + index;
          if (sign !== match[0][index]) state.tr.insertText(sign, at, at + 1);
        }
      },
    });
    return [rule];
  },
});
