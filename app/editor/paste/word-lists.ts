import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";
import { numbersBefore } from "./list-numbers";

/** Lists as they should be. Word writes paragraphs with a bullet before them; others put a list beside an item. */

const LEVEL = /mso-list:\s*\S+\s+level(\d)(?:\s+(lfo\d+))?/i;
const IGNORED = /mso-list:\s*ignore/i;

/** A paragraph that Word shows as an item: how deep it stands, of which list it is, and the sign before it. */
type Item = { level: number; list: string; marker: string | null; element: HtmlElement };

function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

function isMarker(node: HtmlNode) {
  return typeof node !== "string" && IGNORED.test(node.attributes.style ?? "");
}

/** The sign before an item, wherever within it that stands. */
function markerIn(element: HtmlElement): string | null {
  for (const child of element.children) {
    if (isMarker(child)) return textOf(child).trim();
    const found = typeof child === "string" ? null : markerIn(child);
    if (found !== null) return found;
  }
  return null;
}

function withoutMarker(nodes: HtmlNode[]): HtmlNode[] {
  return nodes
    .filter((node) => !isMarker(node))
    .map((node) =>
      typeof node === "string" ? node : { ...node, children: withoutMarker(node.children) },
    );
}

function itemOf(node: HtmlNode): Item | null {
  if (typeof node === "string" || node.name !== "p") return null;
  const [, level, list = ""] = LEVEL.exec(node.attributes.style ?? "") ?? [];
  if (!level) return null;
  return { level: Number(level), list, marker: markerIn(node), element: node };
}

/** The list of these items; those of a deeper level go into the item before them. */
function listOf(items: Item[]): HtmlElement {
  const top = Math.min(...items.map(({ level }) => level));
  const entries: HtmlElement[] = [];
  let deeper: Item[] = [];
  const endDeeper = () => {
    if (deeper.length > 0) entries.at(-1)?.children.push(listOf(deeper));
    deeper = [];
  };
  for (const item of items) {
    if (item.level > top && entries.length > 0) deeper.push(item);
    else {
      endDeeper();
      const children = withoutMarker(item.element.children);
      entries.push({ name: "li", attributes: {}, children });
    }
  }
  endDeeper();
  const own = items.filter(({ level }) => level === top);
  const numbers = numbersBefore(own.map(({ marker }) => marker));
  return { name: numbers ? "ol" : "ul", attributes: { ...numbers }, children: entries };
}

/** The nodes, with what Word shows as a list made into one. */
export function withWordLists(nodes: HtmlNode[]) {
  const made: HtmlNode[] = [];
  let items: Item[] = [];
  const endList = () => {
    if (items.length > 0) made.push(listOf(items));
    items = [];
  };
  for (const node of nodes) {
    const item = itemOf(node);
    if (item) {
      const [first] = items;
      if (first && item.level <= first.level && item.list !== first.list) endList();
      items.push(item);
    } else if (typeof node !== "string" || node.trim() !== "" || items.length === 0) {
      endList();
      made.push(node);
    }
  }
  endList();
  return made;
}

/** A list's children; a list that stands beside an item belongs into it. */
export function nestedLists(children: HtmlNode[]) {
  const kept: HtmlNode[] = [];
  for (const child of children) {
    const last = kept.findLast((one): one is HtmlElement => typeof one !== "string");
    if (typeof child !== "string" && /^[uo]l$/.test(child.name) && last) last.children.push(child);
    else kept.push(child);
  }
  return kept;
}
