/**
 * Invisible characters: spaces, zero-width and direction marks, byte order marks. Joiners and variation selectors are
 * not among them, because they belong to their letters.
 */
const UNSEEN = /[\s\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** A single-line text without invisible characters at its ends, which copied text often has. */
export function trimmed(text: string) {
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
