import type { Node } from "@tiptap/pm/model";
import { TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { embeddedFile, isEmbedded } from "./clean-html";

/** Gives pictures to the upload, with their descriptions in the same order; where the cursor is, they will stand. */
export type OnFiles = (files: File[], descriptions?: string[]) => void;

function hasCome(node: Node) {
  return node.type.name === "picture" && isEmbedded(node.attrs.src);
}

/** An empty line in the place of the figure, and behind it what else the figure has. */
function blocksInPlaceOf(figure: Node) {
  const { schema } = figure.type;
  const rest = figure.children.filter((child) => !hasCome(child));
  const line = schema.node("paragraph");
  if (rest.some(({ type }) => type.name === "picture"))
    return [line, figure.type.create(null, rest)];
  const words = rest.filter(({ content }) => content.size > 0);
  return [line, ...words.map(({ content }) => schema.node("paragraph", null, content))];
}

/**
 * Takes the pictures that came within pasted HTML out of the text, for they have no address before they are sent. In
 * the place of each figure stays an empty line. Returns where these lines are, and what belongs there.
 */
export function takeEmbedded(tr: Transaction) {
  const figures: { figure: Node; at: number }[] = [];
  tr.doc.descendants((figure, at) => {
    if (figure.type.name === "figure" && figure.children.some(hasCome))
      figures.push({ figure, at });
  });
  const { length: before } = tr.steps;
  return figures.map(({ figure, at }) => {
    const start = tr.mapping.slice(before).map(at);
    tr.replaceWith(start, start + figure.nodeSize, blocksInPlaceOf(figure));
    return { line: start, pictures: figure.children.filter(hasCome) };
  });
}

/** Sends the pictures, each from its line, and puts the cursor back to where it was. */
export function sendEmbedded(
  view: EditorView,
  taken: ReturnType<typeof takeEmbedded>,
  onFiles: OnFiles,
) {
  const { selection } = view.state;
  for (const { line, pictures } of taken) {
    const { doc, tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.create(doc, line + 1)));
    onFiles(
      pictures.map(({ attrs }) => embeddedFile(attrs.src)),
      pictures.map(({ attrs }) => attrs.alt),
    );
  }
  view.dispatch(view.state.tr.setSelection(selection));
}
