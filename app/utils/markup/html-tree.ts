import { type Handler, Parser } from "htmlparser2";

/** Much deeper than anyone writes; deeper elements lose their tags and keep their text. */
const MAX_DEPTH = 60;

export type HtmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
};

/** An element or a text; comments and declarations are dropped. */
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
 * The library's parser searches all open elements at many tags, which takes time with the square of their number, and
 * code that walks a deep tree needs a deep stack. This parser never gets deep.
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

/** The text within these nodes; elements separate words, as blocks do. */
export function htmlText(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : htmlText(node.children))).join(" ");
}
