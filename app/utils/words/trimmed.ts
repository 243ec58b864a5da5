/** What shows nothing: spaces, marks of width and of direction, byte order marks. Joiners and variations are of their letters. */
const UNSEEN = /[\s\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** A text of one line without what stands around it unseen, as it often does in what was copied from a page or a message. */
export function trimmed(text: string) {
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
