/** How many typing errors are forgiven in a word of this length. */
export function forgivenErrors(characters: number) {
  if (characters >= 8) return 2;
  return characters >= 5 ? 1 : 0;
}

/**
 * The number of typing errors between two words: a character too many, missing, replaced, or swapped with its neighbour
 * (Damerau–Levenshtein distance, each character moved once). Stops counting beyond `most`.
 */
export function countErrors(one: string, other: string, most: number) {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** The set of characters in a word as 32 bits; characters whose code ends in the same five bits share one. */
export function charactersOf(word: string) {
  let characters = 0;
  for (let at = 0; at < word.length; at += 1) characters |= 1 << (word.charCodeAt(at) & 31);
  return characters;
}

/**
 * Whether so few errors can lead from one set of characters to the other. Each error removes one character and adds
 * one.
 */
export function mayBeNear(one: number, other: number, errors: number) {
  let different = one ^ other;
  for (let count = 0; count < 2 * errors; count += 1) different &= different - 1;
  return different === 0;
}
