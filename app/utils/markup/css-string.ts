/** A text as a CSS string, safe within a `style` element: everything but letters and digits is escaped. */
export function cssString(text: string) {
  const escaped = text.replace(
    /[^\p{L}\p{M}\p{N} ]/gu,
    (sign) => `\\${sign.codePointAt(0)?.toString(16)} `,
  );
  return `"${escaped}"`;
}
