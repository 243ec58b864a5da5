import { openingTag, type SourceElement, sourceElements } from "~/utils/markup/edit-html";

/** What a `use` names: a part of a drawing that is a file of its own. */
const PART = /^(\/assets\/([^#]+)\.svg)#([\w-]+)$/;

/** The part of the drawing at an address, as an element that has this id. */
export type ReadPart = (address: string, part: string, id: string) => Promise<string>;

/** Reads parts of drawings by what the site answers, each once: most maps lie on the same land. */
export function drawingParts(read: (address: string) => Promise<string>): ReadPart {
  const parts = new Map<string, Promise<string>>();
  return (address, part, id) => {
    const known = parts.get(id) ?? read(address).then((svg) => partOf(svg, part, id));
    parts.set(id, known);
    return known;
  };
}

/**
 * The parts of drawings that a page uses, as they stand in the page itself: from a file a browser takes none out of another
 * one. With the elements that use them, and what their attributes become.
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

/** The element of a drawing that has this id, under another one. */
function partOf(svg: string, part: string, id: string) {
  const found = sourceElements(svg).find(({ attributes }) => attributes.id === part);
  if (!found) return "";
  const { innerStart, innerEnd, name, attributes } = found;
  const inner = svg.slice(innerStart, innerEnd);
  return `${openingTag(name, { ...attributes, id })}${inner}</${name}>`;
}
