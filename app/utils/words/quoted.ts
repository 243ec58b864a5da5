import { trimmed } from "./trimmed";

/** Every way to end a line, also those that only some programs know. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A text as mails quote it: no line of it can be taken for one of the mail's own. */
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
