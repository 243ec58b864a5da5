const TAG = /<\/?[a-z][^<>]*>/i;

/** Whether a content is HTML; without a tag or a comment it is plain text. */
export function hasMarkup(text: string) {
  const comment = text.indexOf("<!--");
  return TAG.test(text) || (comment >= 0 && text.includes("-->", comment + 4));
}
