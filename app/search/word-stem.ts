/** Martin Porter's stemmer of 1980, by which SQLite's index brings `temple` and `temples` together. */

const CONSONANT = "(?:[^aeiouy]|(?<=[aeiou])y|^y)";
const VOWEL = "(?:[aeiou]|(?<![aeiou])(?<!^)y)";
const MEASURED = new RegExp(`${VOWEL}+${CONSONANT}+`, "g");
const HAS_VOWEL = new RegExp(VOWEL);
const ENDS_DOUBLE = new RegExp(`(${CONSONANT})\\1$`);
const ENDS_SHORT = new RegExp(`${CONSONANT}${VOWEL}(?![wxy])${CONSONANT}$`);

const LONGEST = 64;

/** How often consonants follow vowels. */
function measure(stem: string) {
  return stem.match(MEASURED)?.length ?? 0;
}

type Rule = [suffix: string, by: string];

const STEP_2: Rule[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["logi", "log"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
];
const STEP_3: Rule[] = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
const STEP_4 =
  "al ance ence er ic able ible ant ement ment ent ion ou ism ate iti ous ive ize".split(" ");

/** Changes the first suffix that fits, where its stem is long enough. */
function replaced(word: string, rules: Rule[]) {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (!rule) return word;
  const stem = word.slice(0, -rule[0].length);
  return measure(stem) > 0 ? stem + rule[1] : word;
}

function withoutPlural(word: string) {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function withoutTense(word: string) {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = /(?:ed|ing)$/.test(word) ? word.replace(/(?:ed|ing)$/, "") : null;
  if (stem === null || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (ENDS_DOUBLE.test(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && ENDS_SHORT.test(stem) ? `${stem}e` : stem;
}

function withoutEnding(word: string) {
  const suffix = STEP_4.filter((each) => word.endsWith(each)).sort(
    (a, b) => b.length - a.length,
  )[0];
  if (!suffix) return word;
  const stem = word.slice(0, -suffix.length);
  if (suffix === "ion" && !/[st]$/.test(stem)) return word;
  return measure(stem) > 1 ? stem : word;
}

function tidied(word: string) {
  let stem = word;
  if (word.endsWith("e")) {
    const rest = word.slice(0, -1);
    const length = measure(rest);
    if (length > 1 || (length === 1 && !ENDS_SHORT.test(rest))) stem = rest;
  }
  return stem.endsWith("ll") && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

/** What a folded word has in common with its other forms; a word that is not English stays whole. */
export function stemOf(word: string) {
  if (word.length < 3 || word.length > LONGEST || /[^a-z0-9]/.test(word)) return word;
  const singular = withoutTense(withoutPlural(word));
  const y = singular.endsWith("y") && HAS_VOWEL.test(singular.slice(0, -1));
  const first = y ? `${singular.slice(0, -1)}i` : singular;
  return tidied(withoutEnding(replaced(replaced(first, STEP_2), STEP_3)));
}
