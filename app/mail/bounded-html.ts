import { escapedText } from "~/utils/markup/escape-html";

/** HTML that is never longer than so many bytes, and closes every tag that it opens. */
export class BoundedHtml {
  private html = "";
  private left: number;
  /** Whether all that was to be written found room; after what did not, nothing is written. */
  isWhole = true;

  constructor(maxBytes: number) {
    this.left = maxBytes;
  }

  /** An element around what `inner` writes. */
  around(open: string, close: string, inner: () => void) {
    if (!this.take(open + close)) return;
    this.html += open;
    inner();
    this.html += close;
  }

  /** An element without anything within. */
  single(html: string) {
    if (this.take(html)) this.html += html;
  }

  /** A text; one that is too long ends with the last word that finds room. */
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

/** No character and no entity has a space within. */
function wordsWithin(html: string, bytes: number) {
  if (bytes === 0) return "";
  const fitting = Buffer.from(html).subarray(0, bytes).toString();
  return fitting.slice(0, Math.max(0, fitting.lastIndexOf(" ")));
}
