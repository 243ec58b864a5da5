import { InputRule } from "@tiptap/core";
import { Typography } from "@tiptap/extension-typography";

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

/** Signs of the package that stay as they are typed: a sum is no multiplication sign, and three dots are three dots. */
const OTHERS =
  "copyright ellipsis emDash laquo leftArrow multiplication notEqual oneHalf oneQuarter plusMinus raquo registeredTrademark rightArrow servicemark superscriptThree superscriptTwo threeQuarters trademark";

export const TypographicQuotes = Typography.extend({
  addInputRules() {
    const rules = this.parent?.() ?? [];
    return rules.map(
      ({ find, handler }) =>
        new InputRule({
          find,
          handler: (props) => (hasTypographicQuotes() ? handler(props) : null),
        }),
    );
  },
}).configure(Object.fromEntries(OTHERS.split(" ").map((name) => [name, false])));
