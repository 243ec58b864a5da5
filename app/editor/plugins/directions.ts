import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { isRightToLeft } from "~/utils/words/right-to-left";

const known = new WeakMap<Node, boolean>();

/** Whether the block's first letter decides its direction, as on the page; cached for each block. */
function isUndecided(block: Node) {
  const before = known.get(block);
  if (before !== undefined) return before;
  const isOne = !block.attrs.dir && isRightToLeft(block.textContent);
  known.set(block, isOne);
  return isOne;
}

function decorate(doc: Node) {
  const decorations: Decoration[] = [];
  doc.forEach((block, position) => {
    if (!isUndecided(block)) return;
    decorations.push(Decoration.node(position, position + block.nodeSize, { dir: "auto" }));
  });
  return DecorationSet.create(doc, decorations);
}

/** Shows blocks in right-to-left scripts as readers see them. */
export const Directions = Extension.create({
  name: "directions",
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => decorate(doc) } })],
});
