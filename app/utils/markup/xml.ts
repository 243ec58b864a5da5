/** Characters that no XML 1.0 document may hold, not even escaped. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go.
  /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for an element or an attribute. */
export function escapeXml(text: string) {
  return text.replace(FORBIDDEN, "").replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

type Attributes = Record<string, string>;

/** An element with a text, which is escaped here only; without a text an empty element. */
export function element(name: string, text: string | null, attributes: Attributes = {}) {
  const start = `<${name}${written(attributes)}`;
  return text === null ? `${start}/>` : `${start}>${escapeXml(text)}</${name}>`;
}

/** An element around others that are XML already. */
export function parent(name: string, children: string[], attributes: Attributes = {}) {
  return `<${name}${written(attributes)}>\n${children.join("\n")}\n</${name}>`;
}

/** A whole document from its outermost element. */
export function xmlDocument(root: string) {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}

function written(attributes: Attributes) {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");
}
