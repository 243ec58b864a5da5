import { escapedText } from "~/utils/markup/escape-html";

/** Stores a text in a file of its own: HTML as a page for browsers, plain text as it is. */

const BYTE_ORDER_MARK = "\uFEFF";
const HEAD = /^<!doctype html>[\s\S]*?<body>\n/i;

/** The extension of the file: `.html` for text with tags. */
export function endingOf(text: string) {
  return /<[a-z!/]/i.test(text) ? ".html" : ".txt";
}

/** The content of the file; `textOf` returns the same text, byte for byte. */
export function fileOf(text: string, title: string) {
  if (endingOf(text) === ".html") {
    return `<!doctype html>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${escapedText(title)}</title>\n<body>\n${text}`;
  }
  // Readers drop a byte order mark at the beginning of a file, so a text that starts with one gets another.
  return text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + text : text;
}

/** The text in a file, without the page around it. */
export function textOf(file: string) {
  return file.replace(HEAD, "");
}
