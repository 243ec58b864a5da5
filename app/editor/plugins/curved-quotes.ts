/** What stands before a quotation mark that opens. */
const BEFORE_OPENING = /(^|[\s([{<—–\-“‘/])$/;
/** Within an address that no quotation mark opens. */
const IN_ADDRESS = /(?:^|[^‘\w])(?:\w+:\/\/|www\.)\S*$/i;

/** Words whose first letters an apostrophe stands for. */
const ELIDED =
  /^(?:(?:tis|twas|twere|twould)n?|twill|twixt|til|em|n|neath|gainst|nuff|nother|bout|cause|cos|cuz|round)$/i;
const DECADE = /^\d0s$/i;
/** Two digits are a year behind a name or such a word; else they may begin a quotation. */
const YEAR = /^\d\d$/;
const BEFORE_YEAR =
  /(?:^|[\s(—–])(?:\p{Lu}\p{L}+|of|in|since|until|till|before|after|by|from|early|late|mid|spring|summer|autumn|fall|winter)[\s-]$/u;
/** A sign that may open a quotation, and the word behind it. */
const BEHIND_SIGN = /^([\s\S]*)([‘’])([\p{L}\p{N}]+)([^\p{L}\p{N}]?)$/u;

/** The curved sign for a straight one, by the text before it; an address keeps the straight one. */
export function curvedQuote(before: string, sign: string) {
  const isOpening = BEFORE_OPENING.test(before);
  if (sign === '"') return isOpening ? "“" : "”";
  if (IN_ADDRESS.test(before)) return sign;
  return isOpening ? "‘" : "’";
}

function isElided(before: string, word: string) {
  return ELIDED.test(word) || DECADE.test(word) || (YEAR.test(word) && BEFORE_YEAR.test(before));
}

/**
 * What becomes of the sign before the word that is being typed, once that tells more: `‘90s` began no quotation, and
 * `’empire` does after all. Where the sign stands in the text, and the other one; `null` where it stays.
 */
export function correctedSign(text: string) {
  const [, before = "", sign, word = "", next = ""] = BEHIND_SIGN.exec(text) ?? [];
  if (!sign || !BEFORE_OPENING.test(before)) return null;
  const wanted = signFor(before, word, next);
  return wanted && wanted !== sign ? { index: before.length, sign: wanted } : null;
}

/** The sign that this word asks for; `null` where it asks for none, and whoever chose one had a reason. */
function signFor(before: string, word: string, next: string) {
  const goesOn = /n$/i.test(word) && ELIDED.test(word);
  // Closed behind the word it is quoted, but for the letter that stands for 'and', and for 'tisn't.
  if (/['’]/.test(next) && !goesOn) return ELIDED.test(word) || YEAR.test(word) ? "‘" : null;
  if (isElided(before, word)) return "’";
  const wasElided = next === "" && isElided(before, word.slice(0, -1));
  return wasElided ? "‘" : null;
}
