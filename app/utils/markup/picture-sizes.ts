/** Sets the `sizes` of all pictures in a page, by which the browser chooses their files. */
export function withPictureSizes(html: string, sizes: string) {
  return html.replace(/(<(?:source|img)\b[^>]* sizes=")[^"]*/g, `$1${sizes}`);
}
