import { escapedAttribute } from "~/utils/markup/escape-html";

/** What stands at a former address: the way to where it is now. */
export function movedPage(href: string) {
  const to = escapedAttribute(href);
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">go on to it</a>.</p></body></html>\n`;
}
