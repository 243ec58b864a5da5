import { trimmed } from "./trimmed";

/** All line ends, including those that only some programs recognize. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A text quoted as in mails, so that no line of it looks like the mail's own. */
export function quoted(text: string) {
  return text
    .split(LINE_END)
    .map((line) => `> ${line}`)
    .join("\n");
}

/** A text in one line. */
export function inOneLine(text: string) {
  return trimmed(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " "));
}
