import { diffArrays } from "diff";

/** A piece of two texts that are compared: in both, or in one of them alone. */
export type DiffPart = { kind: "same" | "removed" | "added"; text: string };

/**
 * Steps that one comparison may take. The algorithm (Myers) takes at most as many as both texts have words, times the
 * words that differ: two long texts without a word in common would hold up everybody for minutes.
 */
const MAX_STEPS = 2_000_000;
/** More changes than anyone reads, and than a page should hold. */
const MAX_PARTS = 5_000;
/** Paragraphs that share less than this are two paragraphs, and their words in turn would be a riddle. */
const MIN_SHARED = 0.25;

const LINES = /[^\n]*\n+|[^\n]+/g;
const WORDS = /(?:[\p{L}\p{M}\p{N}_'’]+|[^\p{L}\p{M}\p{N}_\s])\s*|\s+/gu;

function tokensOf(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

/**
 * What was taken away and added between two texts, in the order of reading: by words, and where that would take too
 * long or tell too little, by paragraphs. White space alone makes no difference. Takes time linear in the texts' length.
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

/** What is between the first and the last paragraph that differ, as one. */
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

/** What was taken away beside what came in its place, each with what follows it unchanged. */
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

/** Each paragraph beside the one in its place, where there are as many; else all of them beside all. */
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
