import { isDropped, ruleOf } from "~/texts/content-elements";
import { type HtmlElement, type HtmlNode, parseHtml, parsePieces } from "~/utils/markup/html-tree";

/** A part of a source that readers see apart from the rest: a block, or a run of what stands between blocks. */
export type Segment = { source: string; isBlock: boolean };

const HIDDEN = /<[!?]/;
/** Parts the lines of a run, as the sanitiser does. */
const BLANK_LINE = /\n[ \t]*\n\s*/;

function holdsBlock(node: HtmlNode): boolean {
  if (typeof node === "string" || isDropped(node)) return false;
  return Boolean(ruleOf(node)?.isBlock) || node.children.some(holdsBlock);
}

/** Its own element parts it from what stands around it; one that loses its tags does not. */
function isBlock(node: HtmlNode) {
  return typeof node !== "string" && ruleOf(node) !== undefined && holdsBlock(node);
}

function isBlank(source: string) {
  return source.trim() === "";
}

/** Cuts a source of HTML into its segments; together they are the whole source but for blanks. */
export function segmentsOf(html: string) {
  const segments: Segment[] = [];
  let run = "";
  const endRun = () => {
    if (!isBlank(run)) segments.push({ source: run, isBlock: false });
    run = "";
  };
  for (const { node, source } of parsePieces(html)) {
    if (isBlock(node)) {
      endRun();
      segments.push({ source, isBlock: true });
    } else if (typeof node === "string") {
      const [first = "", ...others] = source.split(BLANK_LINE);
      run += first;
      for (const other of others) {
        endRun();
        run = other;
      }
    } else run += source;
  }
  endRun();
  return segments;
}

function holds(node: HtmlNode, isWanted: (element: HtmlElement) => boolean): boolean {
  if (typeof node === "string") return false;
  return isWanted(node) || node.children.some((child) => holds(child, isWanted));
}

/** Whether HTML holds what no reader sees: a comment, or an element that goes with all it holds. */
export function hidesSomething(html: string) {
  return HIDDEN.test(html) || parseHtml(html).some((node) => holds(node, isDropped));
}
