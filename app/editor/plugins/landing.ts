import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";

/**
 * Where pictures will stand, by what they were chosen with: several may be on their way to several places. Behind the
 * first that has come this is a place in its figure, before the caption.
 */
type Landings = ReadonlyMap<number, number>;

const key = new PluginKey<Landings>("landing");

/** Behind the outermost block in which the selection ends. */
function behindSelection({ selection, doc }: EditorState) {
  const { $to } = selection;
  return $to.depth > 0 ? $to.after(1) : Math.min(selection.to, doc.content.size);
}

function withLanding(tr: Transaction, batch: number, position: number) {
  return tr.setMeta(key, { batch, position });
}

/** Remembers where the cursor is, for the pictures that are chosen now, together. */
export function markLanding(state: EditorState, batch: number) {
  return withLanding(state.tr, batch, behindSelection(state));
}

function isEmptyLine(node: Node | null): node is Node {
  return node?.type.name === "paragraph" && node.content.size === 0;
}

/**
 * Puts a picture beside those that were chosen together with it, whatever was written around them, else where its field
 * was used; one chosen on a page that was closed at the end.
 */
export function landPicture(state: EditorState, src: string, batch: number): Transaction {
  const { tr, schema, doc } = state;
  const position = key.getState(state)?.get(batch) ?? doc.content.size;
  const picture = schema.node("picture", { src });
  const { parent, nodeBefore } = doc.resolve(position);
  if (parent.type.name === "figure") {
    return closeHistory(withLanding(tr.insert(position, picture), batch, position + 1));
  }
  const from = isEmptyLine(nodeBefore) ? position - nodeBefore.nodeSize : position;
  tr.replaceWith(from, position, schema.node("figure", null, [picture, schema.node("caption")]));
  return closeHistory(withLanding(tr, batch, from + 2));
}

/** Keeps the places while the text around them changes. */
export function landingPlugin() {
  return new Plugin<Landings>({
    key,
    state: {
      init: () => new Map(),
      apply(tr, landings) {
        const marked: { batch: number; position: number } | undefined = tr.getMeta(key);
        if (!marked && !tr.docChanged) return landings;
        const next = new Map([...landings].map(([batch, at]) => [batch, tr.mapping.map(at)]));
        if (marked) next.set(marked.batch, marked.position);
        return next;
      },
    },
  });
}

/** The pictures that came without a description of their own, to be asked for it. */
type Undescribed = { undescribed: Set<string> };

declare module "@tiptap/core" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the package's own interface is added to.
  interface Storage {
    pictureLanding: Undescribed;
  }
}

export const PictureLanding = Extension.create<object, Undescribed>({
  name: "pictureLanding",
  addStorage: () => ({ undescribed: new Set() }),
  addProseMirrorPlugins: () => [landingPlugin()],
});
