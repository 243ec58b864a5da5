import { isApart, wordsOf } from "~/search/index-words";
import type { PageText } from "./page-texts";

type Part = "title" | "names" | "detail" | "body";

/** The words of kept texts in their order, of those that have words without spaces: what phrases are found in. */
export class KeptRuns {
  private readonly texts = new Map<PageText, Map<Part, string>>();

  add(text: PageText, part: Part, words: string[]) {
    if (!words.some(isApart)) return;
    const parts = this.texts.get(text) ?? new Map<Part, string>();
    parts.set(part, ` ${words.join(" ")} `);
    this.texts.set(text, parts);
  }

  /** The texts that have the run, or its beginning, each with the first of its parts that has it. */
  *find(run: string, isBeginning: boolean): Generator<[PageText, Part]> {
    const phrase = ` ${wordsOf(run).join(" ")}${isBeginning ? "" : " "}`;
    for (const [text, parts] of this.texts) {
      const found = [...parts].find(([, words]) => words.includes(phrase));
      if (found) yield [text, found[0]];
    }
  }
}
