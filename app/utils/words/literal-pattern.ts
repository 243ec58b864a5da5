/** What means itself in a regular expression: with the flag `u` no other sign may have a backslash. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** A pattern that finds this text and nothing else, in any place outside a class of characters. */
export function literalPattern(text: string) {
  return text.replace(SYNTAX, "\\$&");
}
