import { diffArrays } from "diff";

/** A part of two compared texts: in both, or in only one of them. */
export type DiffPart = { kind: "same" | "removed" | "added"; text: string };

/**
 * The most steps of one comparison. Myers' algorithm takes up to the number of words in both texts times the number of
 * different words: two long texts without a common word would block the site for minutes.
 */
const MAX_STEPS = 2_000_000;
/** More changes than anyone reads, or than a page should contain. */
const MAX_PARTS = 5_000;
/** Paragraphs that share less than this are shown as two, because their mixed words would be unreadable. */
const MIN_SHARED = 0.25;

const LINES = /[^\n]*\n+|[^\n]+/g;
const WORDS = /(?:[\p{L}\p{M}\p{N}_'’]+|[^\p{L}\p{M}\p{N}_\s])\s*|\s+/gu;

function tokensOf(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

/**
 * The removed and added parts between two texts, in reading order: by words, or by paragraphs if that would take too
 * long or be unreadable. White space alone is not a difference. Takes time linear in the texts' length.
 */
export function diffText(before: string, after: string): DiffPart[] {
  const former = tokensOf(before, LINES);
  const present = tokensOf(after, LINES);
  const lines =
    diffTokens(former, present, maxDifferentOf(former.length + present.length)) ??
    diffMiddle(former, present);
  const words = tokensOf(before, WORDS).length + tokensOf(after, WORDS).length;
  const maxDifferent = maxDifferentOf(words);
  const parts = merged(pairs(lines).flatMap((pair) => diffPair(pair, maxDifferent)));
  return parts.length > MAX_PARTS ? whole(before, after) : parts;
}

function maxDifferentOf(tokens: number) {
  return Math.floor(MAX_STEPS / Math.max(tokens, 1));
}

/** `null` when more than `maxDifferent` tokens differ. */
function diffTokens(before: string[], after: string[], maxDifferent: number): DiffPart[] | null {
  const keys = (tokens: string[]) => tokens.map((token) => token.trim());
  const options = { maxEditLength: maxDifferent };
  const found = diffArrays(keys(before), keys(after), options) as
    | ReturnType<typeof diffArrays<string>>
    | undefined;
  if (!found) return null;
  let [left, right] = [0, 0];
  return found.map(({ added, removed, count }): DiffPart => {
    if (removed) {
      left += count;
      return { kind: "removed", text: before.slice(left - count, left).join("") };
    }
    right += count;
    if (!added) left += count;
    const text = after.slice(right - count, right).join("");
    return { kind: added ? "added" : "same", text };
  });
}

/** Everything between the first and the last different paragraph, as one difference. */
function diffMiddle(before: string[], after: string[]): DiffPart[] {
  const isSame = (one?: string, other?: string) => one?.trim() === other?.trim();
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return [
    { kind: "same", text: after.slice(0, start).join("") },
    { kind: "removed", text: before.slice(start, before.length - end).join("") },
    { kind: "added", text: after.slice(start, after.length - end).join("") },
    { kind: "same", text: after.slice(after.length - end).join("") },
  ];
}

type Pair = { removed: string; added: string; same: string };

/** Removed parts paired with the added ones in their place, each with the unchanged text after it. */
function pairs(parts: DiffPart[]) {
  const all: Pair[] = [];
  for (const { kind, text } of parts) {
    const last = all.at(-1);
    if (last && last.same === "") last[kind] += text;
    else all.push({ removed: "", added: "", same: "", [kind]: text });
  }
  return all;
}

function diffPair({ removed, added, same }: Pair, maxDifferent: number): DiffPart[] {
  const rest: DiffPart = { kind: "same", text: same };
  if (removed === "" || added === "") return [...whole(removed, added), rest];
  const words = diffWords(removed, added, maxDifferent);
  const isGood = words !== null && isTelling(words, removed, added);
  return [...(isGood ? words : diffByTurns(removed, added, maxDifferent)), rest];
}

function whole(removed: string, added: string): DiffPart[] {
  return [
    { kind: "removed", text: removed },
    { kind: "added", text: added },
  ];
}

function diffWords(before: string, after: string, maxDifferent: number) {
  return diffTokens(tokensOf(before, WORDS), tokensOf(after, WORDS), maxDifferent);
}

/** Compares each paragraph with the one in its place if there are equally many; else all of them at once. */
function diffByTurns(before: string, after: string, maxDifferent: number) {
  const former = tokensOf(before, LINES);
  const present = tokensOf(after, LINES);
  if (former.length !== present.length) return whole(before, after);
  return former.flatMap((line, index) => {
    const next = present[index] ?? "";
    const words = diffWords(line, next, maxDifferent);
    return words && isTelling(words, line, next) ? words : whole(line, next);
  });
}

function isTelling(words: DiffPart[], removed: string, added: string) {
  const shared = words.reduce(
    (sum, { kind, text }) => sum + (kind === "same" ? text.length : 0),
    0,
  );
  return shared >= MIN_SHARED * Math.min(removed.length, added.length);
}

function merged(parts: DiffPart[]) {
  const all: DiffPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === "") continue;
    if (last?.kind === part.kind) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}
