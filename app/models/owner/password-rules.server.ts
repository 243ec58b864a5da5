import { site } from "~/site";
import { commonPasswords, commonWords } from "./common-passwords.server";

export const MIN_PASSWORD_LENGTH = 12;

/** How many different letters a password needs besides names and words, and how many characters besides runs. */
const OWN_SIGNS = 5;
const SHORTEST_NAME = 3;

/** Rows of keyboards in both directions, zigzags across them, the alphabet and the digits. */
const ROWS = [
  "1234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "q1w2e3r4t5y6u7i8o9p0",
  "1q2w3e4r5t6y7u8i9o0p",
  "abcdefghijklmnopqrstuvwxyz",
].flatMap((row) => [row, row.split("").toReversed().join("")]);
const SHORTEST_RUN = 3;

/** Digits and signs that people write in place of letters. */
const LOOKS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** What is wrong with a new password, or `null`. The user name and the other names count as known to everybody. */
export function passwordProblem(password: string, username: string, names: string[] = []) {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    return `A password needs at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  const entered = plain(password);
  if (isMadeOf(entered, namesIn([site().siteName, site().travellerName, username, ...names]))) {
    return "This is made of a name that everybody can read here. Take other words.";
  }
  if (isCommon(entered)) return "Too many people have this password, or one like it. Take another.";
  return null;
}

function plain(text: string) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function asRead(text: string) {
  return text.replace(/[0134571@$!]/g, (sign) => LOOKS[sign] ?? sign);
}

/** The names and the words in them, longest first. */
function namesIn(names: string[]) {
  const words = names.flatMap((name) => [
    plain(name).replace(/[^\p{L}\p{N}]/gu, ""),
    ...plain(name).split(/[^\p{L}\p{N}]+/u),
  ]);
  return words
    .filter((word) => word.length >= SHORTEST_NAME)
    .toSorted((one, other) => other.length - one.length);
}

/** Whether little is left of the password without these words, also when digits are read as letters. */
function isMadeOf(entered: string, words: string[]) {
  return [entered, asRead(entered)].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ""), text);
    return rest !== text && countOwnSigns(rest) < OWN_SIGNS;
  });
}

function countOwnSigns(text: string) {
  return new Set(text.match(/\p{L}/gu)).size;
}

function isCommon(entered: string) {
  if (commonPasswords.has(entered) || isRepeated(entered)) return true;
  const words = entered.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const read = asRead(entered.replace(/[\d\W_]+$/, ""));
  if (commonWords.has(read) || (words.length === 1 && isOfWords(words[0] ?? ""))) return true;
  return isOfRuns(entered);
}

/** A short text repeated, such as `abcabcabcabc` or `passwordpassword`, perhaps with a few characters at the end. */
function isRepeated(text: string) {
  return /^(.{1,10}?)\1+.{0,3}$/su.test(text) && new Set(text).size <= 10;
}

/** A common word, once or twice, surrounded by digits and signs alone. */
function isOfWords(word: string) {
  const half = word.slice(0, word.length / 2);
  return commonWords.has(word) || (half.repeat(2) === word && commonWords.has(half));
}

/** Runs along a keyboard row, the alphabet or the digits, with almost nothing between them. */
function isOfRuns(text: string) {
  let at = 0;
  let beside = 0;
  while (at < text.length) {
    const length = runAt(text, at);
    if (length < SHORTEST_RUN) beside += 1;
    at += length < SHORTEST_RUN ? 1 : length;
  }
  return beside < OWN_SIGNS;
}

function runAt(text: string, at: number) {
  let longest = 1;
  while (
    at + longest < text.length &&
    ROWS.some((row) => row.includes(text.slice(at, at + longest + 1)))
  ) {
    longest += 1;
  }
  return longest;
}
