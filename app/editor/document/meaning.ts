import { directionOf, ruleOf } from "~/texts/content-elements";
import { type HtmlElement, type HtmlNode, parseHtml } from "~/utils/markup/html-tree";

const SAME: Record<string, string> = { b: "strong", i: "em" };
/** They part lines or rows and say no more. */
const SILENT = new Set(["p", "tbody", "thead"]);
/** Attributes that say what is so without them. */
const NEEDLESS = new Set(["start 1", "colspan 1", "rowspan 1", "dir auto"]);

/** A text and its formats, or an element that holds nothing, such as a picture. */
type Piece = { formats: string; text: string; element?: string };

function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** Whether a `pre` holds text alone, be it marked as code or not. */
function isVerbatim({ children }: HtmlElement): boolean {
  const [first] = children;
  if (children.length === 1 && typeof first === "object" && first.name === "code") {
    return first.children.every((child) => typeof child === "string");
  }
  return children.every((child) => typeof child === "string");
}

function labelOf({ name, attributes }: HtmlElement) {
  const telling = Object.entries(attributes).filter((entry) => !NEEDLESS.has(entry.join(" ")));
  return `${SAME[name] ?? name} ${JSON.stringify(telling.sort())}`;
}

/** Reads the lines and blocks of a piece of HTML. */
class Reading {
  readonly parts: unknown[] = [];
  private line: Piece[] = [];

  add(node: HtmlNode, formats: string[]) {
    if (typeof node === "string") this.line.push({ formats: formats.join(), text: node });
    else if (ruleOf(node)?.isBlock) this.addBlock(node, formats);
    else if (/^(br|img|source)$/.test(node.name)) {
      const element = labelOf(node);
      this.line.push({ formats: node.name === "br" ? "" : formats.join(), text: "", element });
    } else this.addFormatted(node, formats);
  }

  private addFormatted(node: HtmlElement, formats: string[]) {
    const isNothing = node.name === "a" && !node.attributes.href;
    const inner = isNothing ? formats : [...new Set([...formats, labelOf(node)])].sort();
    for (const child of node.children) this.add(child, inner);
  }

  private addBlock(node: HtmlElement, formats: string[]) {
    this.endLine();
    if (node.name === "pre" && isVerbatim(node)) {
      this.parts.push(["pre", textOf(node).replace(/^\n/, "")]);
      return;
    }
    const isSilent = SILENT.has(node.name) && (directionOf(node) ?? "auto") === "auto";
    if (!isSilent) this.parts.push(labelOf(node));
    for (const child of node.children) this.add(child, formats);
    this.endLine();
    if (!isSilent) this.parts.push("end");
  }

  /** Blanks count once, and not at the ends of a line or beside a break. */
  endLine() {
    const kept: Piece[] = [];
    for (const { formats, text, element } of this.line) {
      const last = kept.at(-1);
      const isAfterBlank = !last || last.text.endsWith(" ") || last.element?.startsWith("br ");
      let words = text.replace(/[ \t\n\f]+/g, " ");
      if (isAfterBlank) words = words.replace(/^ /, "");
      if (element?.startsWith("br ")) trimEnd(kept);
      if (element) kept.push({ formats, text: "", element });
      else if (words && last && !last.element && last.formats === formats) last.text += words;
      else if (words) kept.push({ formats, text: words });
    }
    trimEnd(kept);
    this.line = [];
    if (kept.length > 0) this.parts.push(kept);
  }
}

function trimEnd(line: Piece[]) {
  const last = line.at(-1);
  if (!last || last.element) return;
  last.text = last.text.replace(/ $/, "");
  if (last.text === "") line.pop();
}

/**
 * What a piece of the sanitiser's HTML says, whichever way of writing it was chosen: two pieces that say the same
 * give the same words here. Blanks, the order of formats and needless tags do not count.
 */
export function meaningOf(html: string) {
  const reading = new Reading();
  for (const node of parseHtml(html)) reading.add(node, []);
  reading.endLine();
  return JSON.stringify(reading.parts);
}
