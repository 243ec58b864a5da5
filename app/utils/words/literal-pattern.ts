/** Characters with a meaning in a regular expression; with the flag `u`, others must not be escaped. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** A pattern that matches exactly this text, for use outside of character classes. */
export function literalPattern(text: string) {
  return text.replace(SYNTAX, "\\$&");
}
