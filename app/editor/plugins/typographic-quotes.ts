import { Typography } from "@tiptap/extension-typography";

/** Signs of the package that stay as they are typed: a sum is no multiplication sign, and three dots are three dots. */
const OTHERS =
  "copyright ellipsis emDash laquo leftArrow multiplication notEqual oneHalf oneQuarter plusMinus raquo registeredTrademark rightArrow servicemark superscriptThree superscriptTwo threeQuarters trademark";

/** Straight quotation marks become curved ones as they are typed. */
export const TypographicQuotes = Typography.configure(
  Object.fromEntries(OTHERS.split(" ").map((name) => [name, false])),
);
