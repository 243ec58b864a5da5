import { directionOf, isDropped, ruleOf } from "~/texts/content-elements";
import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";
import { htmlText } from "~/utils/markup/html-tree";
import { isRightToLeft } from "~/utils/words/right-to-left";

/** Wrappers, whose blocks may be in different languages. */
const WRAPPERS = new Set(["div", "section", "article"]);

function holdsBlock({ children }: HtmlElement): boolean {
  return children.some(
    (child) => typeof child !== "string" && (ruleOf(child)?.isBlock || holdsBlock(child)),
  );
}

/**
 * Says of each outermost block that has letters of a script written from right to left, and no direction of its own,
 * that its first letter decides: a list's numbers, a quotation's line and the signs at the ends of lines then stand on
 * their side. Other texts stay as they are.
 */
export function markDirections(nodes: HtmlNode[]) {
  for (const node of nodes) {
    if (typeof node === "string" || isDropped(node) || directionOf(node)) continue;
    const isBlock = ruleOf(node)?.isBlock && !(WRAPPERS.has(node.name) && holdsBlock(node));
    if (!isBlock) markDirections(node.children);
    else if (isRightToLeft(htmlText(node.children))) node.attributes.dir = "auto";
  }
}
