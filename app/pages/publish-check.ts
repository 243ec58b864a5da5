/** What a careful friend would say of a letter before it comes out; none of it stands in the way. */
export type Finding = {
  message: string;
  /** The field to look at. */
  field: "title" | "excerpt" | "content" | "featuredImage";
  /** What to look for in the content: the address of a picture or a link, or the words of a heading. */
  spot?: { kind: "picture" | "link" | "heading"; text: string };
};

/** A title of more characters is cut by search results and on shared cards. */
export const SHOWN_TITLE = 60;
