import { searchNames } from "~/kinds";
import type { SearchTerm } from "~/models/find/search/search-terms.server";
import { searchedWords } from "~/models/find/search/searched-words";
import { isApart, wordsOf } from "~/search/index-words";
import { characterCount } from "~/search/search-words";
import { countErrors, forgivenErrors } from "~/search/typing-errors";
import { stemOf } from "~/search/word-stem";
import { KeptRuns } from "./kept-runs";
import type { PageText } from "./page-texts";

/** What a word counts in each part of a text, about as on the site. */
const WEIGHTS = { title: 10, names: 9, detail: 4, body: 1 };
const PARTS = ["title", "names", "detail", "body"] as const;
const MOST_LONGER = 60;
const MAX_ALTERNATIVES = 8;

/** A word, and what it counts in each text that has it. */
type Word = { word: string; stem: string; weights: Map<PageText, number> };

type Hit = { text: PageText; terms: number; isExact: boolean; weight: number; least: number };

/** The words of kept texts, found by the same rules as the site's own search has. */
export class KeptIndex {
  private readonly words = new Map<string, Word>();
  private readonly runs = new KeptRuns();

  add(text: PageText) {
    for (const part of PARTS) {
      const words = wordsOf(text[part]);
      this.runs.add(text, part, words);
      for (const word of new Set(words)) {
        const known = this.words.get(word) ?? { word, stem: stemOf(word), weights: new Map() };
        const most = Math.max(known.weights.get(text) ?? 0, WEIGHTS[part]);
        known.weights.set(text, most);
        this.words.set(word, known);
      }
    }
  }

  /** The texts that have all the words, best first; where none has, those that have any of them, as on the site. */
  find(q: string): { texts: PageText[]; terms: SearchTerm[] } {
    const asked = searchedWords(q).map((word) => this.termOf(word));
    const all = this.hitsOf(asked).filter(({ terms }) => terms === asked.length);
    if (all.length > 0) return { texts: inOrder(all), terms: asked };
    const right = asked.map((term) => (this.has(term) ? term : this.corrected(term)));
    const terms = right.filter((term) => this.has(term));
    const any = this.hitsOf(terms);
    const most = any.filter((hit) => hit.terms === asked.length);
    return { texts: inOrder(most.length > 0 ? most : any), terms };
  }

  /** The words that begin so, each stem once; the beginning itself where they are many. */
  private termOf(word: string): SearchTerm {
    const exact = [whole(word)];
    if (characterCount(word) < 2) return { exact, longer: [] };
    if (isApart(word)) return { exact, longer: [{ word, isBeginning: true }] };
    const longer = new Map<string, string>();
    for (const other of this.words.values()) {
      if (other.word.startsWith(word)) longer.set(other.stem, other.word);
    }
    longer.delete(stemOf(word));
    if (longer.size > MOST_LONGER) return { exact, longer: [{ word, isBeginning: true }] };
    return { exact, longer: [...longer.values()].map(whole) };
  }

  private has(term: SearchTerm) {
    return this.hitsOf([term]).length > 0;
  }

  /** The words that it may be by the fewest typing errors. */
  private corrected({ exact: [asked] }: SearchTerm): SearchTerm {
    const word = asked?.word ?? "";
    const most = forgivenErrors(characterCount(word));
    const near = [...this.words.keys()].map((other) => ({
      other,
      errors: most > 0 ? countErrors(word, other, most) : 1,
    }));
    const fewest = Math.min(most, ...near.map(({ errors }) => errors));
    const words = near.filter(({ errors }) => errors === fewest).map(({ other }) => whole(other));
    return { exact: words.slice(0, MAX_ALTERNATIVES), longer: [] };
  }

  private hitsOf(terms: SearchTerm[]) {
    const hits = new Map<PageText, Hit>();
    for (const { exact, longer } of terms) {
      const found = this.weightsOf(longer);
      const own = this.weightsOf(exact);
      for (const text of new Set([...own.keys(), ...found.keys()])) {
        const hit = hits.get(text) ?? {
          text,
          terms: 0,
          isExact: true,
          weight: 0,
          least: WEIGHTS.title,
        };
        hit.terms += 1;
        hit.isExact &&= own.has(text);
        hit.weight += own.get(text) ?? found.get(text) ?? 0;
        hit.least = Math.min(hit.least, Math.max(own.get(text) ?? 0, found.get(text) ?? 0));
        hits.set(text, hit);
      }
    }
    return [...hits.values()];
  }

  /** What these words and their other forms count in each text. */
  private weightsOf(words: SearchTerm["exact"]) {
    const stems = new Set(words.map(({ word, isBeginning }) => (isBeginning ? "" : stemOf(word))));
    const beginnings = words.flatMap(({ word, isBeginning }) => (isBeginning ? [word] : []));
    const found = new Map<PageText, number>();
    for (const { word, stem, weights } of this.words.values()) {
      if (!stems.has(stem) && !beginnings.some((each) => word.startsWith(each))) continue;
      for (const [text, weight] of weights) {
        found.set(text, Math.max(found.get(text) ?? 0, weight));
      }
    }
    for (const { word, isBeginning } of words.filter((each) => isApart(each.word))) {
      for (const [text, part] of this.runs.find(word, isBeginning)) {
        found.set(text, Math.max(found.get(text) ?? 0, WEIGHTS[part]));
      }
    }
    return found;
  }
}

const whole = (word: string) => ({ word, isBeginning: false });

/**
 * More of the words first, photographs behind all else, then all in the title, or in another name, then the words themselves before longer ones, then
 * of what is named so kind after kind, then by where they stand: as on the site.
 */
function inOrder(hits: Hit[]) {
  const scope = ({ least }: Hit) => (least >= WEIGHTS.names ? least : 0);
  const kindOrder = ({ text }: Hit) => searchNames.indexOf(text.kind);
  const isPhoto = ({ text }: Hit) => Number(text.kind === "photo");
  const ordered = hits.sort(
    (a, b) =>
      b.terms - a.terms ||
      isPhoto(a) - isPhoto(b) ||
      scope(b) - scope(a) ||
      Number(b.isExact) - Number(a.isExact) ||
      (scope(a) > 0 ? kindOrder(a) - kindOrder(b) : 0) ||
      b.weight - a.weight,
  );
  return ordered.map(({ text }) => text);
}
