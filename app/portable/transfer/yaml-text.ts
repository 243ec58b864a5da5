import {
  Document,
  isPair,
  isScalar,
  parse,
  type ToStringOptions,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** A value with every text in it put through `change`, names left as they are. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]),
  );
}

/** The words as a comment at the top of a YAML file; nothing for none. */
export function yamlComment(words: string) {
  return words === "" ? "" : `${words.replace(/^(?=.)/gm, "# ")}\n\n`;
}

/** The value as YAML that gives it back, under a comment; dates as ISO 8601. */
export function yamlText(value: unknown, comment = "") {
  const json = JSON.stringify(value);
  const folded = written(json, {});
  // Folding loses blanks before a line's end here and there: what does not come back is written without.
  const isExact = JSON.stringify(parse(folded)) === json;
  const body = isExact ? folded : written(json, { defaultStringType: "QUOTE_DOUBLE" });
  return `${yamlComment(comment)}${body}`;
}

function written(json: string, options: ToStringOptions) {
  const document = new Document(JSON.parse(json), { aliasDuplicateObjects: false });
  visit(document, { Collection: (_key, node) => writeInLine(node) });
  return document.toString({ lineWidth: 100, blockQuote: "literal", ...options });
}

/** A position, a focus or a list of months stands in one line. */
function writeInLine(node: YAMLMap | YAMLSeq) {
  const values = node.items.map((item: unknown) => (isPair(item) ? item.value : item));
  node.flow = values.every((value) => isScalar(value) && typeof value.value === "number");
}
