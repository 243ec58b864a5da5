/** A hint about a letter before it is published; it does not prevent the publication. */
export type Finding = {
  message: string;
  /** The field that it is about. */
  field: "title" | "excerpt" | "content" | "featuredImage";
  /** What to look for in the content: the address of a picture or link, or the words of a heading. */
  spot?: { kind: "picture" | "link" | "heading"; text: string };
};

/** Search results and shared cards cut longer titles. */
export const SHOWN_TITLE = 60;
