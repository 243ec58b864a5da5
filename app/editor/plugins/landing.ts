import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";

/**
 * The positions where pictures will be inserted, by batch: several batches may be uploading for different positions.
 * After the first picture of a batch, the position is in its figure, before the caption.
 */
type Landings = ReadonlyMap<number, Landing>;

/** `alt` is the description that the picture had where it was pasted from. */
type Landing = { position: number; alt: string };

const key = new PluginKey<Landings>("landing");

/** The position after the outermost block in which the selection ends. */
function behindSelection({ selection, doc }: EditorState) {
  const { $to } = selection;
  return $to.depth > 0 ? $to.after(1) : Math.min(selection.to, doc.content.size);
}

function withLanding(tr: Transaction, batch: number, landing: Landing) {
  return tr.setMeta(key, { ...landing, batch });
}

/** Remembers the cursor's position for the pictures that are being chosen together. */
export function markLanding(state: EditorState, batch: number, alt = "") {
  return withLanding(state.tr, batch, { position: behindSelection(state), alt });
}

function isEmptyLine(node: Node | null): node is Node {
  return node?.type.name === "paragraph" && node.content.size === 0;
}

/**
 * Inserts a picture beside the others of its batch, whatever was written around them; the first one goes where its
 * field was used. A picture that was chosen on a page that is closed goes to the end.
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

/** Maps the positions through changes of the text around them. */
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
  /** Pictures that came without a description, so that the writer is asked for one. */
  undescribed: Set<string>;
  /** The description for pictures that are being given to the field right now. */
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
