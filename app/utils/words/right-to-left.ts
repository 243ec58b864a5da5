/** The blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and related scripts, and the invisible right-to-left mark. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text has letters of a script that is written from right to left. */
export function isRightToLeft(text: string) {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * A name or date for use within a sentence; a right-to-left one is isolated, so that it does not reorder the text
 * around it.
 */
export function isolated(name: string) {
  return isRightToLeft(name) ? `\u2068${name}\u2069` : name;
}
