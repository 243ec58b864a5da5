import { type Handler, Parser } from "htmlparser2";

/** Far deeper than anyone writes: what is nested deeper loses its tags and keeps its text. */
const MAX_DEPTH = 60;

export type HtmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
};

/** An element or a text; comments and declarations leave nothing to see. */
export type HtmlNode = HtmlElement | string;

class Tree implements Partial<Handler> {
  readonly root: HtmlElement = { name: "", attributes: {}, children: [] };
  private readonly open = [this.root];
  private current = this.root;

  get depth() {
    return this.open.length - 1;
  }

  onopentag(name: string, attributes: Record<string, string>) {
    const element: HtmlElement = { name, attributes, children: [] };
    this.current.children.push(element);
    this.open.push(element);
    this.current = element;
  }

  onclosetag() {
    this.open.pop();
    this.current = this.open.at(-1) ?? this.root;
  }

  ontext(text: string) {
    this.current.children.push(text);
  }
}

/**
 * The library's parser looks through all open elements at many a tag, which takes time with the square
 * of their number, and whoever walks its tree needs a stack as deep: this one's never gets deep.
 */
class ShallowParser extends Parser {
  private flattened = 0;

  constructor(
    private readonly html: string,
    private readonly tree: Tree,
  ) {
    super(tree);
  }

  override onopentagname(start: number, end: number) {
    const isDeep = this.tree.depth >= MAX_DEPTH;
    if (isDeep && !this.isVoidElement(this.html.slice(start, end).toLowerCase())) {
      this.flattened += 1;
    } else {
      super.onopentagname(start, end);
    }
  }

  override onclosetag(start: number, end: number) {
    if (this.flattened > 0) this.flattened -= 1;
    else super.onclosetag(start, end);
  }
}

/** The outermost nodes of a piece of HTML; takes time linear in its length. */
export function parseHtml(html: string) {
  const tree = new Tree();
  new ShallowParser(html, tree).end(html);
  return tree.root.children;
}

/** The elements among these nodes and within them, in the order of the text. */
export function* walkElements(nodes: HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    yield node;
    yield* walkElements(node.children);
  }
}

/** The texts among these nodes and within them; elements part words, as their blocks do. */
export function htmlText(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : htmlText(node.children))).join(" ");
}
