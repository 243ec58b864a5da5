import { Extension } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import type { Mapping } from "@tiptap/pm/transform";

/** Where pictures will stand that were chosen together, and the figure of those that are there, by its beginning. */
type Landing = { position: number; figure: number | null };

/** By what the pictures were chosen with: several may be on their way to several places. */
type Landings = ReadonlyMap<number, Landing>;

const key = new PluginKey<Landings>("landing");

/** Behind the outermost block in which the selection ends. */
function behindSelection({ selection, doc }: EditorState) {
  const { $to } = selection;
  return $to.depth > 0 ? $to.after(1) : Math.min(selection.to, doc.content.size);
}

function withLanding(tr: Transaction, batch: number, landing: Landing) {
  return tr.setMeta(key, { batch, landing });
}

/** Remembers where the cursor is, for the pictures that are chosen now, together. */
export function markLanding(state: EditorState, batch: number) {
  return withLanding(state.tr, batch, { position: behindSelection(state), figure: null });
}

function isEmptyLine(node: Node | null) {
  return node?.type.name === "paragraph" && node.content.size === 0;
}

/**
 * Puts a picture beside those that were chosen together with it, whatever was written around them, else where its field
 * was used; one chosen on a page that was closed at the end.
 */
export function landPicture(state: EditorState, src: string, batch: number): Transaction {
  const { tr, schema, doc } = state;
  const landing = key.getState(state)?.get(batch) ?? {
    position: doc.content.size,
    figure: null,
  };
  const picture = schema.node("picture", { src });
  const figure = landing.figure === null ? null : doc.nodeAt(landing.figure);
  if (landing.figure !== null && figure?.type.name === "figure") {
    const beforeCaption = landing.figure + figure.nodeSize - 1 - (figure.lastChild?.nodeSize ?? 0);
    tr.insert(beforeCaption, picture);
    const position = tr.mapping.map(landing.position);
    return closeHistory(withLanding(tr, batch, { ...landing, position }));
  }
  const before = doc.resolve(landing.position).nodeBefore;
  const from = landing.position - (isEmptyLine(before) ? (before?.nodeSize ?? 0) : 0);
  const own = schema.node("figure", null, [picture, schema.node("caption")]);
  tr.replaceWith(from, landing.position, own);
  return closeHistory(withLanding(tr, batch, { position: from + own.nodeSize, figure: from }));
}

function mapped({ position, figure }: Landing, mapping: Mapping): Landing {
  const start = figure === null ? null : mapping.mapResult(figure);
  return {
    position: mapping.map(position),
    figure: start === null || start.deletedAfter ? null : start.pos,
  };
}

/** Keeps the places while the text around them changes. */
export function landingPlugin() {
  return new Plugin<Landings>({
    key,
    state: {
      init: () => new Map(),
      apply(tr, landings) {
        const marked: { batch: number; landing: Landing } | undefined = tr.getMeta(key);
        if (!marked && !tr.docChanged) return landings;
        const next = new Map(
          [...landings].map(([batch, landing]) => [batch, mapped(landing, tr.mapping)]),
        );
        if (marked) next.set(marked.batch, marked.landing);
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
