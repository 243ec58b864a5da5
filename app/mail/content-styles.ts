import { CODE_FONT, light, TITLE_FONT } from "~/styles/palette";

/** Inline styles for the elements of a letter in a mail, because few mail programs support style sheets. */
export const contentStyles: Partial<Record<string, string>> = {
  p: "margin:0 0 20px",
  address: "margin:0 0 20px",
  h2: `margin:40px 0 12px;font:bold 27px/1.25 ${TITLE_FONT}`,
  h3: `margin:28px 0 8px;font:bold 21px/1.3 ${TITLE_FONT}`,
  h4: "margin:24px 0 8px;font-size:17px",
  a: `color:${light.accent};text-decoration:underline;overflow-wrap:anywhere`,
  ul: "margin:0 0 20px;padding:0 0 0 24px",
  ol: "margin:0 0 20px;padding:0 0 0 24px",
  li: "margin:0 0 8px",
  dl: "margin:0 0 20px",
  dt: "font-weight:bold",
  dd: "margin:0 0 8px 20px",
  blockquote: `margin:28px 0;padding:0 0 0 20px;border-left:3px solid ${light.accent};font:21px/1.45 ${TITLE_FONT}`,
  aside: `margin:0 0 20px;padding:0 0 0 16px;border-left:2px solid ${light.line};color:${light.muted};font-size:14px;line-height:1.5`,
  cite: "font-size:14px",
  pre: `margin:0 0 20px;padding:12px 16px;border:1px solid ${light.line};border-radius:8px;font:14px/1.5 ${CODE_FONT};white-space:pre-wrap;overflow-wrap:anywhere`,
  code: `font-family:${CODE_FONT};font-size:.9em`,
  table: "width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px;line-height:1.5",
  th: `padding:8px 12px 8px 0;border-bottom:2px solid ${light.line};text-align:start;vertical-align:bottom;overflow-wrap:anywhere`,
  td: `padding:8px 12px 8px 0;border-bottom:1px solid ${light.line};text-align:start;vertical-align:top;overflow-wrap:anywhere`,
  figcaption: `margin:10px 0 0;color:${light.muted};font-size:14px;line-height:1.5`,
  hr: `width:64px;margin:32px auto;border:0;border-top:1px solid ${light.accent}`,
};

/** Inline styles for elements with these classes. */
export const classStyles: Partial<Record<string, string>> = {
  pull: `margin:32px 0;padding:20px 0;border-top:2px solid ${light.accent};border-bottom:2px solid ${light.accent};font:bold 25px/1.3 ${TITLE_FONT};text-align:center`,
  place: `font-family:${TITLE_FONT};font-variant:small-caps;letter-spacing:.03em`,
};
