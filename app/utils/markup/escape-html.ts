const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
};

/** Text as it may stand between tags. */
export function escapedText(text: string) {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Text as it may stand in an attribute between double quotes, on one line. */
export function escapedAttribute(text: string) {
  return text.replace(/[&<>"\n]/g, (sign) => ENTITIES[sign] ?? sign);
}
