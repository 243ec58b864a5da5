const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
};

/** Escapes a text for use between tags. */
export function escapedText(text: string) {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Escapes a text for use in a double-quoted attribute, on one line. */
export function escapedAttribute(text: string) {
  return text.replace(/[&<>"\n]/g, (sign) => ENTITIES[sign] ?? sign);
}
