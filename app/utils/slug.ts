import anyAscii from "any-ascii";

function hyphenated(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The address part made from a title; never empty. Titles without a Latin letter or digit are transliterated. */
export function slugify(title: string) {
  return hyphenated(title) || hyphenated(anyAscii(title)) || "untitled";
}
