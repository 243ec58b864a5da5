import type { Node } from "@tiptap/pm/model";

const counted = new WeakMap<Node, number>();

function wordsIn(block: Node) {
  const known = counted.get(block);
  if (known !== undefined) return known;
  const words = block.textBetween(0, block.content.size, " ", " ").match(/\S+/g)?.length ?? 0;
  counted.set(block, words);
  return words;
}

/** The words of a text; each block is counted once for as long as it stays as it is. */
export function countWords(doc: Node) {
  return doc.children.reduce((sum, block) => sum + wordsIn(block), 0);
}
