import { Extension } from "@tiptap/core";
import { DOMSerializer, type Fragment } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";

/** Marks what this editor puts into the clipboard: others on ProseMirror have other blocks than these. */
const MARK = "data-journey-text";

class MarkingSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ) {
    const written = super.serializeFragment(fragment, options, target);
    // With a target it is the inside of a block.
    if (!target) written.firstElementChild?.setAttribute(MARK, "");
    return written;
  }
}

/** Whether HTML from the clipboard is the editor's own, whose blocks come back as they were. */
export function isOwnSlice(html: string) {
  return /<[a-z][^<>]*\sdata-pm-slice=/i.test(html) && html.includes(MARK);
}

/** Marks what is copied or dragged out of the editor. */
export const OwnSlices = Extension.create({
  name: "ownSlices",
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const nodes = DOMSerializer.nodesFromSchema(schema);
    const marks = DOMSerializer.marksFromSchema(schema);
    return [new Plugin({ props: { clipboardSerializer: new MarkingSerializer(nodes, marks) } })];
  },
});
