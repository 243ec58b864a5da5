/** A longer 'character' is a pile of marks on one letter, which may be cut. */
const LONGEST_SIGN = 64;

function signs(text: string) {
  return new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
}

/**
 * The last position up to `at` between two characters as people count them (grapheme clusters): never within a
 * surrogate pair, a letter with its marks, or a composed emoji.
 */
export function placeBetweenSigns(text: string, at: number) {
  if (at >= text.length) return text.length;
  const start = signs(text).containing(at)?.index ?? 0;
  if (at - start <= LONGEST_SIGN) return start;
  const isWithinPair = (text.codePointAt(at - 1) ?? 0) > 0xffff;
  return isWithinPair ? at - 1 : at;
}

/** The beginning of a text, at most `most` code units long, cut between two characters. */
export function cutText(text: string, most: number) {
  return text.length <= most ? text : text.slice(0, placeBetweenSigns(text, most));
}
