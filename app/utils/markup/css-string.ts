/** Text as a string of CSS, also within a `style` element: all but letters and digits by their number. */
export function cssString(text: string) {
  const escaped = text.replace(
    /[^\p{L}\p{M}\p{N} ]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
