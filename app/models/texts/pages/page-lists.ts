/**
 * The lists in a page's texts by name, with the parts of an entry if it has several. A form shows each list as one
 * text: a line for each entry; or a line for each part, and an empty line between entries.
 */
export const pageLists = {
  chips: [],
  facts: ["title", "value", "note"],
  expertise: [],
  journeyHighlights: [],
  reasons: ["title", "text"],
  contactCards: ["title", "text"],
  safety: [],
  dailyCosts: ["name", "range", "note"],
  regionTexts: ["name", "stretch", "text", "months", "around"],
} as const;

export type PageList = keyof typeof pageLists;

export function isPageList(name: string): name is PageList {
  return Object.hasOwn(pageLists, name);
}

type Entry = string | Record<string, string>;

/** A list as the text of its form field. */
export function listText(name: PageList, list: Entry[]) {
  const parts: readonly string[] = pageLists[name];
  if (parts.length === 0) return list.join("\n");
  const blocks = (list as Record<string, string>[]).map((entry) =>
    parts.map((part) => entry[part] || EMPTY).join("\n"),
  );
  return blocks.map((block) => block.replace(TRAILING, "")).join("\n\n");
}

/** Stands for an empty part before another one. */
const EMPTY = "-";
const TRAILING = /(?:\n-)+$/;

/** Reads the text of a list's field; extra lines belong to the last part. */
export function readList(name: PageList, text: string): Entry[] {
  const parts: readonly string[] = pageLists[name];
  if (parts.length === 0) return linesOf(text);
  return text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const last = parts.length - 1;
      const values = [...lines.slice(0, last), lines.slice(last).join(" ")];
      return Object.fromEntries(
        parts.map((part, index) => [part, values[index] === EMPTY ? "" : (values[index] ?? "")]),
      );
    });
}

function linesOf(text: string) {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
