import { escapedText } from "~/utils/markup/escape-html";

/** Builds HTML that never exceeds a number of bytes and closes all its tags. */
export class BoundedHtml {
  private html = "";
  private left: number;
  /** Whether everything has fitted so far; nothing is written after the first part that did not. */
  isWhole = true;

  constructor(maxBytes: number) {
    this.left = maxBytes;
  }

  /** An element around the output of `inner`. */
  around(open: string, close: string, inner: () => void) {
    if (!this.take(open + close)) return;
    this.html += open;
    inner();
    this.html += close;
  }

  /** An element without content. */
  single(html: string) {
    if (this.take(html)) this.html += html;
  }

  /** A text; one that is too long ends with the last word that fits. */
  text(text: string) {
    const html = escapedText(text);
    const room = this.isWhole ? this.left : 0;
    if (this.take(html)) this.html += html;
    else this.html += wordsWithin(html, room);
  }

  toString() {
    return this.html;
  }

  private take(html: string) {
    const bytes = Buffer.byteLength(html);
    if (bytes > this.left) this.isWhole = false;
    if (!this.isWhole) return false;
    this.left -= bytes;
    return true;
  }
}

/** Neither a character nor an entity contains a space. */
function wordsWithin(html: string, bytes: number) {
  if (bytes === 0) return "";
  const fitting = Buffer.from(html).subarray(0, bytes).toString();
  return fitting.slice(0, Math.max(0, fitting.lastIndexOf(" ")));
}
