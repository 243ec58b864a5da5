import { EMOJI, LETTER, UNBROKEN } from "./characters";
import { isApart, patternOfRun } from "./index-words";
import { foldComposed } from "./search-words";

const NON_ASCII_RUNS = /[^\p{ASCII}\p{P}\p{S}]+/gu;
const ENDS_IN_WORD = new RegExp(`(?:${LETTER})$`, "u");
const HAS_UNBROKEN = new RegExp(UNBROKEN, "u");
const GAPS = /[^\p{L}\p{N}\p{M}\p{Co}]+/gu;
const IS_EMOJI = new RegExp(`^(?:${EMOJI})$`, "u");

/** Where characters stand whose folded form is longer or shorter, in the text and in the folded one. */
type Shift = { from: number; to: number; foldedFrom: number; foldedTo: number };

/** A run of letters in parts that are folded one by one: a run without spaces may be a whole text. */
function partsOf(run: string) {
  if (!HAS_UNBROKEN.test(run)) return [run];
  const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(run);
  return [...signs].map(({ segment }) => segment);
}

/** A composed text folded, and what finds the place in it at which a folded word begins or ends. */
function foldedWithPlaces(text: string) {
  const shifts: Shift[] = [];
  let longer = 0;
  const folded = text.replace(NON_ASCII_RUNS, (run, runFrom: number) => {
    const bareRun = foldComposed(run);
    if (bareRun.length === run.length) return bareRun;
    let from = runFrom;
    const bareParts = partsOf(run).map((part) => {
      const bare = foldComposed(part);
      const [to, foldedFrom] = [from + part.length, from + longer];
      if (bare.length !== part.length) {
        shifts.push({ from, to, foldedFrom, foldedTo: foldedFrom + bare.length });
      }
      longer += bare.length - part.length;
      from = to;
      return bare;
    });
    return bareParts.join("");
  });
  function placeOf(at: number, end: "from" | "to") {
    const shift = shifts.findLast(({ foldedFrom }) =>
      end === "from" ? foldedFrom <= at : foldedFrom < at,
    );
    if (!shift) return at;
    return at < shift.foldedTo ? shift[end] : shift.to + at - shift.foldedTo;
  }
  return { folded: folded.toLowerCase(), placeOf };
}

/** The words of a composed text that have one of these beginnings, folded, with where they stand; runs are given whole. */
export function* wordsBeginning(text: string, beginnings: string[]) {
  const { folded, placeOf } = foldedWithPlaces(text);
  const runs = beginnings.filter(isApart).sort((a, b) => b.length - a.length);
  const others = beginnings.filter((beginning) => !isApart(beginning));
  const ways = runs.map(patternOfRun);
  if (others.length > 0) ways.push(`(?:${others.join("|")})(?:${LETTER})*`);
  if (ways.length === 0) return;
  for (const { 0: found, index } of folded.matchAll(new RegExp(ways.join("|"), "gu"))) {
    const before = folded.slice(Math.max(0, index - 2), index);
    if (!isApart(found) && ENDS_IN_WORD.test(before)) continue;
    const word = IS_EMOJI.test(found) ? found : found.replace(GAPS, "");
    yield { word, from: placeOf(index, "from"), to: placeOf(index + found.length, "to") };
  }
}
