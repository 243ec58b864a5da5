import { Extension, InputRule } from "@tiptap/core";

const KEY = "editor-quotes";
/** What stands before a quotation mark that opens. */
const BEFORE_OPENING = /(^|[\s([{<—–\-“‘/])$/;

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

/** The curved sign for a straight one, by the text before it. */
export function curvedQuote(before: string, sign: string) {
  const isOpening = BEFORE_OPENING.test(before);
  if (sign === '"') return isOpening ? "“" : "”";
  return isOpening ? "‘" : "’";
}

export const TypographicQuotes = Extension.create({
  name: "typographicQuotes",
  addInputRules() {
    const find = (text: string) => {
      const sign = text.at(-1) ?? "";
      if (!/["']/.test(sign) || !hasTypographicQuotes()) return null;
      return { index: text.length - 1, text: sign, data: { before: text.slice(0, -1) } };
    };
    const rule = new InputRule({
      find,
      handler: ({ state, range, match }) => {
        state.tr.insertText(curvedQuote(match.data?.before, match[0]), range.from, range.to);
      },
    });
    return [rule];
  },
});
