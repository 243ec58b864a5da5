import { escapedAttribute, escapedText } from "~/utils/markup/escape-html";
import type { HtmlElement } from "~/utils/markup/html-tree";
import { htmlText } from "~/utils/markup/html-tree";
import { literalPattern } from "~/utils/words/literal-pattern";

/** A stop of the road that a text may mention. */
export type NamedStop = {
  /** Its names in texts; the link shows the first. */
  names: string[];
  /** The link's path. */
  path: string;
  /** The line below its name, such as '212 km from the start'. */
  note: string;
  /** Its position along the letter's line, from 0 to 1. */
  at: number;
};

/** Finds the first paragraph that mentions each stop; paragraphs must come in order. */
export class StopFinder {
  private readonly left = new Map<string, NamedStop>();
  private pattern: RegExp | null = null;

  constructor(stops: NamedStop[]) {
    for (const stop of stops) {
      for (const name of stop.names) if (!this.left.has(name)) this.left.set(name, stop);
    }
    this.look();
  }

  /** Links to the stops that this paragraph is the first to mention. */
  linksFor(paragraph: HtmlElement) {
    if (!this.pattern) return "";
    const found = new Set<NamedStop>();
    for (const [name] of htmlText(paragraph.children).matchAll(this.pattern)) {
      const stop = this.left.get(name);
      if (stop) found.add(stop);
    }
    for (const [name, stop] of this.left) if (found.has(stop)) this.left.delete(name);
    if (found.size > 0) this.look();
    return [...found].map(stopLink).join("");
  }

  private look() {
    const names = [...this.left.keys()].filter(Boolean).sort((a, b) => b.length - a.length);
    const any = names.map(literalPattern).join("|");
    this.pattern = any ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "gu") : null;
  }
}

function stopLink({ names: [name = ""], path, note, at }: NamedStop) {
  const words = `${escapedText(name)} <small>${escapedText(note)}</small>`;
  return `<a href="${escapedAttribute(path)}" data-stop="${at.toFixed(3)}">${words}</a>`;
}
