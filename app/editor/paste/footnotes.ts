import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";

/**
 * Footnotes as the site has them: an `aside` behind the paragraph that they belong to. In Word, Google Docs, LibreOffice,
 * Markdown and on web pages alike a note is what a link leads to that leads back to where the link stands.
 */

const BLOCK = /^(?:p|div|li|dd|aside|section|article)$/;
const WRAPPER = /^(?:div|li|dd|aside|section|article)$/;
/** Behind these the site numbers no note. */
const CONTAINER = /^(?:ul|ol|dl|table|blockquote|figure)$/;

function isBlank(node: HtmlNode): boolean {
  if (typeof node === "string") return node.trim() === "";
  return !/^(?:img|hr|td|th)$/.test(node.name) && node.children.every(isBlank);
}

/** The line that parts the notes from the text. */
function isRule(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string" && node.name === "hr";
}

class Footnotes {
  private readonly parents = new Map<HtmlElement, HtmlElement>();
  private readonly named = new Map<string, HtmlElement>();
  private readonly links: HtmlElement[] = [];
  /** Where each link leads, if that was pasted too. */
  private readonly targets = new Map<HtmlElement, HtmlElement>();

  constructor(private readonly root: HtmlElement) {
    this.index(root);
    for (const link of this.links) {
      const [, fragment = ""] = /#(.+)$/.exec(link.attributes.href ?? "") ?? [];
      const target = this.named.get(fragment);
      if (target) this.targets.set(link, target);
    }
  }

  private index(parent: HtmlElement) {
    for (const child of parent.children) {
      if (typeof child === "string") continue;
      this.parents.set(child, parent);
      const { id, name } = child.attributes;
      for (const key of [id, name]) if (key) this.named.set(key, child);
      if (child.name === "a") this.links.push(child);
      this.index(child);
    }
  }

  /** The element and those around it, the innermost first. */
  private around(element: HtmlElement) {
    const found: HtmlElement[] = [];
    let at: HtmlElement | undefined = element;
    for (; at && at !== this.root; at = this.parents.get(at)) found.push(at);
    return found;
  }

  private isWithin(inner: HtmlElement, outer: HtmlElement) {
    return this.around(inner).includes(outer);
  }

  /** The block around a link's target, and more around that which no other link leads into. */
  private bodyOf(target: HtmlElement) {
    let body = this.around(target).find(({ name }) => BLOCK.test(name));
    const others = (outer: HtmlElement) =>
      [...this.targets.values()].filter((one) => this.isWithin(one, outer)).length;
    for (let at = body && this.parents.get(body); body && at; at = this.parents.get(at)) {
      if (!WRAPPER.test(at.name) || at.children.some(isRule) || others(at) > others(body)) break;
      body = at;
    }
    return body ?? null;
  }

  /** The links of a note that lead out of it; `null` when none leads back to this link. */
  private linksBack(body: HtmlElement, link: HtmlElement) {
    const back = this.links.filter((one) => {
      const place = this.targets.get(one);
      return place && this.isWithin(one, body) && !this.isWithin(place, body);
    });
    // A note stands behind the text; the link back has a place before it, and is none to a note.
    const returns = back.some((one) => {
      const place = this.targets.get(one);
      const isPlace = place && (this.isWithin(link, place) || this.isWithin(place, link));
      return isPlace && this.links.indexOf(one) > this.links.indexOf(link);
    });
    return returns ? back : null;
  }

  /** Takes an element away, and what is left empty around it. */
  private remove(element: HtmlElement) {
    const parent = this.parents.get(element);
    if (!parent) return;
    parent.children = parent.children.filter((child) => child !== element);
    const last = parent.children.findLast((child) => !isBlank(child));
    const isBlock = BLOCK.test(element.name) || CONTAINER.test(element.name);
    if (isBlock && last && isRule(last)) this.remove(last);
    if (parent !== this.root && isBlank(parent)) this.remove(parent);
  }

  /** Puts each note behind the paragraph with the first link to it; the site numbers both. */
  move() {
    const moved = new Set<HtmlElement>();
    const last = new Map<HtmlElement, HtmlElement>();
    for (const [link, target] of this.targets) {
      const around = this.around(link);
      const paragraph = around.find(({ name }) => name === "p");
      const body = this.bodyOf(target);
      const back = body && this.linksBack(body, link);
      const isNumbered = paragraph && !around.some(({ name }) => CONTAINER.test(name));
      if (!back || !isNumbered || moved.has(body) || this.isWithin(paragraph, body)) continue;
      moved.add(body);
      const note: HtmlElement = { name: "aside", attributes: {}, children: [] };
      const siblings = this.parents.get(paragraph)?.children;
      siblings?.splice(siblings.indexOf(last.get(paragraph) ?? paragraph) + 1, 0, note);
      last.set(paragraph, note);
      for (const one of [link, ...back, body]) this.remove(one);
      note.children = body.children;
    }
  }
}

/** The nodes of a pasted text, its footnotes behind the paragraphs that they belong to. */
export function withFootnotes(nodes: HtmlNode[]) {
  const root = { name: "", attributes: {}, children: nodes };
  new Footnotes(root).move();
  return root.children;
}
