import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";

/**
 * Where pictures will stand, by what they were chosen with: several may be on their way to several places. Behind the
 * first that has come this is a place in its figure, before the caption.
 */
type Landings = ReadonlyMap<number, Landing>;

/** `alt` is what was said of them where they were pasted from. */
type Landing = { position: number; alt: string };

const key = new PluginKey<Landings>("landing");

/** Behind the outermost block in which the selection ends. */
function behindSelection({ selection, doc }: EditorState) {
  const { $to } = selection;
  return $to.depth > 0 ? $to.after(1) : Math.min(selection.to, doc.content.size);
}

function withLanding(tr: Transaction, batch: number, landing: Landing) {
  return tr.setMeta(key, { ...landing, batch });
}

/** Remembers where the cursor is, for the pictures that are chosen now, together. */
export function markLanding(state: EditorState, batch: number, alt = "") {
  return withLanding(state.tr, batch, { position: behindSelection(state), alt });
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
  const { position, alt } = key.getState(state)?.get(batch) ?? {
    position: doc.content.size,
    alt: "",
  };
  const picture = schema.node("picture", { src, alt });
  const { parent, nodeBefore } = doc.resolve(position);
  if (parent.type.name === "figure") {
    return closeHistory(
      withLanding(tr.insert(position, picture), batch, { position: position + 1, alt }),
    );
  }
  const from = isEmptyLine(nodeBefore) ? position - nodeBefore.nodeSize : position;
  tr.replaceWith(from, position, schema.node("figure", null, [picture, schema.node("caption")]));
  return closeHistory(withLanding(tr, batch, { position: from + 2, alt }));
}

function moved({ position, alt }: Landing, { mapping }: Transaction): Landing {
  return { position: mapping.map(position), alt };
}

/** Keeps the places while the text around them changes. */
export function landingPlugin() {
  return new Plugin<Landings>({
    key,
    state: {
      init: () => new Map(),
      apply(tr, landings) {
        const marked: (Landing & { batch: number }) | undefined = tr.getMeta(key);
        if (!marked && !tr.docChanged) return landings;
        const next = new Map([...landings].map(([batch, at]) => [batch, moved(at, tr)]));
        if (marked) next.set(marked.batch, marked);
        return next;
      },
    },
  });
}

type Descriptions = {
  /** The pictures that came without a description of their own, to be asked for it. */
  undescribed: Set<string>;
  /** What is said of the pictures that are given to the field right now. */
  said: string;
};

declare module "@tiptap/core" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the package's own interface is added to.
  interface Storage {
    pictureLanding: Descriptions;
  }
}

export const PictureLanding = Extension.create<object, Descriptions>({
  name: "pictureLanding",
  addStorage: () => ({ undescribed: new Set(), said: "" }),
  addProseMirrorPlugins: () => [landingPlugin()],
});
