import { DOMParser as BlockParser, DOMSerializer, type Node, type Schema } from "@tiptap/pm/model";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { contentHtmlBy } from "~/models/texts/content/content-html";
import type { HtmlNode } from "~/utils/markup/html-tree";
import { frameLoosePictures } from "../nodes/figure";

/** Pictures as they stand in the text: nothing is known of them here but their addresses. */
function viewPictures(addresses: string[]) {
  return new Map(
    addresses.map((src) => [src, { src, alt: "", id: pictureIdOf(src) ?? undefined }] as const),
  );
}

/** A text as the editor opens it: what the allow-list lets readers see of it, plain text as paragraphs. */
export function readText(content: string, schema: Schema) {
  return readHtml(permitted(content), BlockParser.fromSchema(schema));
}

/** What the server's allow-list makes of a content. */
export function permitted(content: string) {
  const parse = (html: string) => nodesIn(new DOMParser().parseFromString(html, "text/html").body);
  return contentHtmlBy(parse, content, { viewPictures });
}

/** The browser's nodes as the allow-list takes them. */
function nodesIn(parent: Element): HtmlNode[] {
  return [...parent.childNodes].flatMap<HtmlNode>((node) => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    );
    // Browsers drop a first line break.
    const lead = node.localName === "pre" ? ["\n"] : [];
    return [{ name: node.localName, attributes, children: [...lead, ...nodesIn(node)] }];
  });
}

/** The blocks of a piece of HTML. */
export function readHtml(html: string, parser: BlockParser) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  frameLoosePictures(body);
  return parser.parse(body);
}

/** The text as it stands in the form; an empty line is there to be written in. */
export function writeText(doc: Node) {
  return doc.children
    .map(blockHtml)
    .filter((html) => html !== "<p></p>")
    .join("\n");
}

/** Each block is written once for as long as it stays as it is: a key press costs what it does in a short text. */
const written = new WeakMap<Node, string>();

/** A block as HTML. */
export function blockHtml(block: Node) {
  const known = written.get(block);
  if (known !== undefined) return known;
  const root = document.createElement("section");
  root.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block));
  tidy(root);
  written.set(block, root.innerHTML);
  return root.innerHTML;
}

/** What the editor alone needs, and what the page adds by itself. */
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

/** The first rows of a table that are headings alone. */
function partHead(body: HTMLTableSectionElement) {
  const rows = [...body.rows];
  const first = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName === "TD"));
  if (first === 0) return;
  const head = document.createElement("thead");
  head.append(...(first < 0 ? rows : rows.slice(0, first)));
  body.before(head);
  if (first < 0) body.remove();
}
