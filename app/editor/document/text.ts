import { DOMParser as BlockParser, DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { contentHtmlBy } from "~/models/texts/content/content-html";
import type { HtmlNode } from "~/utils/markup/html-tree";
import { frameLoosePictures } from "../nodes/figure";

/** Pictures for the allow-list; the editor knows only their addresses. */
function viewPictures(addresses: string[]) {
  return new Map(
    addresses.map((src) => [src, { src, alt: "", id: pictureIdOf(src) ?? undefined }] as const),
  );
}

/** Parses a stored text for the editor: HTML reduced to the allow-list, plain text as paragraphs. */
export function readText(content: string, schema: Schema) {
  return readHtml(permitted(content), BlockParser.fromSchema(schema));
}

/** A content reduced to the server's allow-list. */
export function permitted(content: string) {
  const parse = (html: string) => nodesIn(new DOMParser().parseFromString(html, "text/html").body);
  return contentHtmlBy(parse, content, { viewPictures });
}

/** The browser's nodes in the form that the allow-list takes. */
function nodesIn(parent: Element): HtmlNode[] {
  return [...parent.childNodes].flatMap<HtmlNode>((node) => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    );
    // The browser's parser drops the first line break of a `pre`.
    const lead = node.localName === "pre" ? ["\n"] : [];
    return [{ name: node.localName, attributes, children: [...lead, ...nodesIn(node)] }];
  });
}

export function readHtml(html: string, parser: BlockParser) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  frameLoosePictures(body);
  return parser.parse(body);
}

/** The editor's document as HTML for the form; empty lines, which are only there to write in, are left out. */
export function writeText(doc: Node) {
  return doc.children
    .map(blockHtml)
    .filter((html) => html !== "<p></p>")
    .join("\n");
}

/**
 * The HTML of each block, cached until the block changes, so that a key press in a long text is as fast as in a short
 * one.
 */
const written = new WeakMap<Node, string>();

export function blockHtml(block: Node) {
  const known = written.get(block);
  if (known !== undefined) return known;
  const root = document.createElement("section");
  root.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block));
  tidy(root);
  written.set(block, root.innerHTML);
  return root.innerHTML;
}

/** Attributes that only the editor needs, or that the page adds by itself. */
const NEEDLESS = ["style", "rel", "contenteditable", "data-video"];
const LONE_LINE =
  ":is(li, td, th, dt, dd, div, blockquote, aside, address) > p:first-child:not([dir], [lang], :has(+ p))";

function tidy(root: HTMLElement) {
  for (const columns of root.querySelectorAll("colgroup, figcaption:empty")) columns.remove();
  for (const name of NEEDLESS) {
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  for (const wrapper of root.querySelectorAll(`[data-held], ${LONE_LINE}`)) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const body of root.querySelectorAll("tbody")) partHead(body);
}

/** Puts the first rows of a table into a `thead` if they are headings only. */
function partHead(body: HTMLTableSectionElement) {
  const rows = [...body.rows];
  const first = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName === "TD"));
  if (first === 0) return;
  const head = document.createElement("thead");
  head.append(...(first < 0 ? rows : rows.slice(0, first)));
  body.before(head);
  if (first < 0) body.remove();
}
