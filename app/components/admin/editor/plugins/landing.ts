import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";

/** Where pictures will stand that are on their way, and the figure that those before them stand in. */
type Landing = { position: number; figure: Node | null };

const key = new PluginKey<Landing | null>("landing");

/** Behind the outermost block in which the selection ends. */
function behindSelection({ selection, doc }: EditorState) {
  const { $to } = selection;
  return $to.depth > 0 ? $to.after(1) : Math.min(selection.to, doc.content.size);
}

/** Remembers where the cursor is, for the pictures that are chosen now. */
export function markLanding(state: EditorState) {
  return state.tr.setMeta(key, { position: behindSelection(state), figure: null });
}

function isEmptyLine(node: Node | null) {
  return node?.type.name === "paragraph" && node.content.size === 0;
}

/** Puts a picture beside the one that came before it, else where its field was used; one chosen on a page that was closed at the end. */
export function landPicture(state: EditorState, src: string): Transaction {
  const { tr, schema, doc } = state;
  const landing = key.getState(state) ?? { position: doc.content.size, figure: null };
  const before = doc.resolve(landing.position).nodeBefore;
  const picture = schema.node("picture", { src });
  const size = before?.nodeSize ?? 0;
  if (before && before === landing.figure) {
    const beforeCaption = landing.position - 1 - (before.lastChild?.nodeSize ?? 0);
    tr.insert(beforeCaption, picture);
  } else {
    const figure = schema.node("figure", null, [picture, schema.node("caption")]);
    const from = isEmptyLine(before) ? landing.position - size : landing.position;
    tr.replaceWith(from, landing.position, figure);
  }
  const position = tr.mapping.map(landing.position);
  const figure = tr.doc.resolve(position).nodeBefore;
  return closeHistory(tr.setMeta(key, { position, figure }));
}

/** Keeps the place while the text around it changes. */
export function landingPlugin() {
  return new Plugin<Landing | null>({
    key,
    state: {
      init: () => null,
      apply(tr, landing) {
        const marked: Landing | undefined = tr.getMeta(key);
        if (marked || !landing || !tr.docChanged) return marked ?? landing;
        return { ...landing, position: tr.mapping.map(landing.position) };
      },
    },
  });
}

export const PictureLanding = Extension.create({
  name: "pictureLanding",
  addProseMirrorPlugins: () => [landingPlugin()],
});
