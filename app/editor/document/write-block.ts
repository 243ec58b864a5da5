import type { Fragment, Mark, Node } from "@tiptap/pm/model";
import { escapedAttribute, escapedText } from "~/utils/markup/escape-html";

/** Writes the editor's nodes as the HTML that stands in the text. */

const MARKS: Record<string, string> = {
  bold: "strong",
  italic: "em",
  code: "code",
  strike: "s",
  underline: "u",
  small: "small",
  subscript: "sub",
  superscript: "sup",
  quoted: "q",
  credit: "cite",
};

function opening({ type, attrs }: Mark) {
  if (type.name === "placeName") return '<b class="place">';
  if (type.name === "foreignWords") return `<i${attribute("lang", attrs.lang)}>`;
  return type.name === "link"
    ? `<a href="${escapedAttribute(attrs.href)}">`
    : `<${MARKS[type.name]}>`;
}

function closing({ type }: Mark) {
  if (type.name === "placeName") return "</b>";
  if (type.name === "foreignWords") return "</i>";
  return type.name === "link" ? "</a>" : `</${MARKS[type.name]}>`;
}

/** Texts with their formats; one that goes on stays open. */
function inlineHtml(content: Fragment) {
  let html = "";
  let open: readonly Mark[] = [];
  content.forEach((node) => {
    const kept = open.findIndex((mark, index) => !node.marks[index]?.eq(mark));
    const depth = kept < 0 ? open.length : kept;
    html += open.slice(depth).toReversed().map(closing).join("");
    html += node.marks.slice(depth).map(opening).join("");
    html += node.isText ? escapedText(node.text ?? "") : "<br>";
    open = node.marks;
  });
  return html + open.toReversed().map(closing).join("");
}

function attribute(name: string, value: unknown, usual?: unknown) {
  return value === null || value === usual ? "" : ` ${name}="${escapedAttribute(String(value))}"`;
}

/** A block with its direction, if it was chosen. */
function element(name: string, { attrs: { dir = null } }: Node, inner: string, attributes = "") {
  return `<${name}${attributes}${attribute("dir", dir)}>${inner}</${name}>`;
}

function innerHtml(node: Node) {
  let html = "";
  node.forEach((child) => {
    html += blockHtml(child);
  });
  return html;
}

/** A lone paragraph, and one before a list, is written without its own element. */
function linesHtml(node: Node) {
  const [first, second] = [node.firstChild, node.maybeChild(1)];
  if (first?.type.name !== "paragraph" || second?.type.name === "paragraph") return innerHtml(node);
  if (first.attrs.dir) return innerHtml(node);
  return inlineHtml(first.content) + node.children.slice(1).map(blockHtml).join("");
}

function codeHtml({ textContent }: Node) {
  // Browsers drop a first line break.
  const text = textContent.startsWith("\n") ? `\n${textContent}` : textContent;
  return `<pre><code>${escapedText(text)}</code></pre>`;
}

function isHeaderRow(row: Node) {
  return row.children.every((cell) => cell.type.name === "tableHeader");
}

function tableHtml(node: Node) {
  const { children } = node;
  const first = children.findIndex((row) => !isHeaderRow(row));
  const end = first < 0 ? children.length : first;
  const [head, body] = [children.slice(0, end), children.slice(end)];
  const part = (name: string, rows: readonly Node[]) =>
    rows.length > 0 ? `<${name}>${rows.map(blockHtml).join("")}</${name}>` : "";
  return element("table", node, part("thead", head) + part("tbody", body));
}

function cellHtml(name: string, node: Node) {
  const { colspan, rowspan, scope = null } = node.attrs;
  const attributes = `${attribute("colspan", colspan, 1)}${attribute("rowspan", rowspan, 1)}${attribute("scope", scope)}`;
  return element(name, node, linesHtml(node), attributes);
}

function numberedHtml(node: Node) {
  const { start, type } = node.attrs;
  return element(
    "ol",
    node,
    innerHtml(node),
    attribute("start", start, 1) + attribute("type", type),
  );
}

const writers: Record<string, (node: Node) => string> = {
  paragraph: (node) => element("p", node, inlineHtml(node.content)),
  heading: (node) => element(`h${node.attrs.level}`, node, inlineHtml(node.content)),
  bulletList: (node) => element("ul", node, innerHtml(node)),
  orderedList: numberedHtml,
  listItem: (node) => element("li", node, linesHtml(node)),
  blockquote: (node) =>
    element("blockquote", node, linesHtml(node), node.attrs.isPull ? ' class="pull"' : ""),
  note: (node) => element("aside", node, linesHtml(node)),
  codeBlock: codeHtml,
  horizontalRule: () => "<hr>",
  table: tableHtml,
  tableRow: (node) => `<tr>${innerHtml(node)}</tr>`,
  tableCell: (node) => cellHtml("td", node),
  tableHeader: (node) => cellHtml("th", node),
  figure: (node) => `<figure${attribute("class", node.attrs.layout)}>${innerHtml(node)}</figure>`,
  picture: ({ attrs }) =>
    `<img src="${escapedAttribute(attrs.src)}" alt="${escapedAttribute(attrs.alt)}">`,
  caption: ({ content }) =>
    content.size > 0 ? `<figcaption>${inlineHtml(content)}</figcaption>` : "",
  film: (node) =>
    `<figure><a href="${escapedAttribute(node.attrs.address)}">${escapedText(node.attrs.title)}</a>${innerHtml(node)}</figure>`,
  place: ({ attrs }) => placeHtml(attrs),
  htmlBlock: ({ attrs }) => attrs.source,
};

function placeHtml({ path, name, region, picture }: Node["attrs"]) {
  const image = picture ? `<img src="${escapedAttribute(picture)}" alt="">` : "";
  const words = `<strong>${escapedText(name)}</strong>${region ? ` <small>${escapedText(region)}</small>` : ""}`;
  return `<div><a href="${escapedAttribute(path)}">${image}${words}</a></div>`;
}

/** A block as HTML, always in the same way. */
export function blockHtml(node: Node): string {
  return writers[node.type.name]?.(node) ?? "";
}
