import { openingTag, type SourceElement, sourceElements } from "~/utils/markup/edit-html";

/** The address in a `use`: a part of a drawing in a file of its own. */
const PART = /^(\/assets\/([^#]+)\.svg)#([\w-]+)$/;

/** Returns a part of the drawing at an address as an element with this id. */
export type ReadPart = (address: string, part: string, id: string) => Promise<string>;

/** Reads parts of drawings from the site's answers, each once: most maps show the same land. */
export function drawingParts(read: (address: string) => Promise<string>): ReadPart {
  const parts = new Map<string, Promise<string>>();
  return (address, part, id) => {
    const known = parts.get(id) ?? read(address).then((svg) => partOf(svg, part, id));
    parts.set(id, known);
    return known;
  };
}

/**
 * Puts the parts of drawings that a page uses into the page itself, because a browser does not load them from another
 * local file. Also returns the new attributes of the elements that use them.
 */
export async function inlineDrawings(elements: SourceElement[], readPart: ReadPart) {
  const changed = new Map<SourceElement, Record<string, string>>();
  const parts = new Map<string, string>();
  for (const element of elements) {
    const { name, attributes } = element;
    const [, address, drawing, part] =
      PART.exec(name === "use" ? (attributes.href ?? "") : "") ?? [];
    if (!address || !part) continue;
    const id = `${drawing}-${part}`;
    if (!parts.has(id)) parts.set(id, await readPart(address, part, id));
    changed.set(element, { ...attributes, href: `#${id}` });
  }
  const shown = [...parts.values()].join("");
  const html =
    shown &&
    `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${shown}</defs></svg>`;
  return { changed, html };
}

/** The element of a drawing with this id, under another id. */
function partOf(svg: string, part: string, id: string) {
  const found = sourceElements(svg).find(({ attributes }) => attributes.id === part);
  if (!found) return "";
  const { innerStart, innerEnd, name, attributes } = found;
  const inner = svg.slice(innerStart, innerEnd);
  return `${openingTag(name, { ...attributes, id })}${inner}</${name}>`;
}
