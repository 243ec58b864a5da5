import { Node } from "@tiptap/core";

/** A note beside the text; it gets its number on the page, at the end of the paragraph before it. */
export const Note = Node.create({
  name: "note",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "aside" }],
  renderHTML: () => ["aside", 0],
});
