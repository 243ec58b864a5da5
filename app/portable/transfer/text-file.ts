import { escapedText } from "~/utils/markup/escape-html";

/** A running text as a file of its own: HTML as a page that a browser opens, other words as they are. */

const BYTE_ORDER_MARK = "\uFEFF";
const HEAD = /^<!doctype html>[\s\S]*?<body>\n/i;

/** The ending of the file, by what the text is. */
export function endingOf(text: string) {
  return /<[a-z!/]/i.test(text) ? ".html" : ".txt";
}

/** What the file holds; `textOf` gives the text back, to the byte. */
export function fileOf(text: string, title: string) {
  if (endingOf(text) === ".html") {
    return `<!doctype html>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${escapedText(title)}</title>\n<body>\n${text}`;
  }
  // Whoever reads a file takes a byte order mark at its head away: a text that begins with one keeps its own.
  return text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + text : text;
}

/** The text in a file: what is around it belongs to the file. */
export function textOf(file: string) {
  return file.replace(HEAD, "");
}
