import { Fragment, type Node, type ResolvedPos } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, type Transaction } from "@tiptap/pm/state";
import { dropPoint } from "@tiptap/pm/transform";

/** A figure, its start position, and its chosen picture with that one's index. */
type Chosen = { figure: Node; start: number; index: number; picture: Node };

function isFigure(node: Node | null | undefined): node is Node {
  return node?.type.name === "figure";
}

function picturesOf(figure: Node) {
  return figure.children.filter(({ type }) => type.name === "picture");
}

function figureAround($at: ResolvedPos) {
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    if (isFigure($at.node(depth))) return { figure: $at.node(depth), start: $at.before(depth) };
  }
  return null;
}

/** The selected picture, or the first picture of the figure around the cursor; `null` elsewhere. */
export function chosenPicture({ selection }: EditorState): Chosen | null {
  const isWhole = selection instanceof NodeSelection && isFigure(selection.node);
  const around = isWhole
    ? { figure: selection.node, start: selection.from }
    : figureAround(selection.$from);
  if (!around) return null;
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === "picture";
  const index = isPicture ? selection.$from.index() : 0;
  return { ...around, index, picture: around.figure.child(index) };
}

/** Whether a picture or a whole figure is selected, not text. */
export function isPictureSelected({ selection }: EditorState) {
  return (
    selection instanceof NodeSelection &&
    (selection.node.type.name === "picture" || isFigure(selection.node))
  );
}

function isEmptyLine(node: Node | null): node is Node {
  return node?.type.name === "paragraph" && node.content.size === 0;
}

/** The figure that begins at `start` and the next one, with or without an empty paragraph between them. */
function pairAt(doc: Node, start: number) {
  const first = doc.nodeAt(start);
  if (!isFigure(first)) return null;
  const $end = doc.resolve(start + first.nodeSize);
  const line = isEmptyLine($end.nodeAfter) ? $end.nodeAfter.nodeSize : 0;
  const second = doc.nodeAt($end.pos + line);
  if (!isFigure(second)) return null;
  return { first, second, from: start, to: $end.pos + line + second.nodeSize };
}

/** This figure and its neighbour: the next one, else the one before. */
function pairWith(doc: Node, start: number) {
  const next = pairAt(doc, start);
  if (next) return next;
  const before = doc.resolve(start).nodeBefore;
  const line = isEmptyLine(before) ? before.nodeSize : 0;
  const other = doc.resolve(start - line).nodeBefore;
  return other && pairAt(doc, start - line - other.nodeSize);
}

function figureOf(model: Node, pictures: readonly Node[], caption: Fragment) {
  const { schema } = model.type;
  const words = schema.node("caption", null, caption);
  return model.type.create(model.attrs, [...pictures, words]);
}

/** Both captions, joined. */
function captions(first: Node, second: Node) {
  const [one, other] = [first, second].map(({ lastChild }) => lastChild?.content ?? Fragment.empty);
  if (!one?.size || !other?.size) return one?.size ? one : (other ?? Fragment.empty);
  return one.append(Fragment.from(first.type.schema.text(" "))).append(other);
}

/** Selects the picture at this place in the figure that begins at `start`. */
function selecting(tr: Transaction, start: number, index: number) {
  return tr.setSelection(NodeSelection.create(tr.doc, start + 1 + index)).scrollIntoView();
}

/** Merges the chosen picture's figure with its neighbour; `null` if it has none. */
export function joinFigures(state: EditorState): Transaction | null {
  const chosen = chosenPicture(state);
  const found = chosen && pairWith(state.doc, chosen.start);
  if (!chosen || !found) return null;
  const { first, second, from, to } = found;
  const pictures = [...picturesOf(first), ...picturesOf(second)];
  const joined = figureOf(first, pictures, captions(first, second));
  const index = chosen.figure === first ? chosen.index : picturesOf(first).length + chosen.index;
  return selecting(state.tr.replaceWith(from, to, joined), from, index);
}

/** Splits the figure before the chosen picture, or after it if it is the first; `null` for a single picture. */
export function partFigure(state: EditorState): Transaction | null {
  const chosen = chosenPicture(state);
  if (!chosen) return null;
  const { figure, start, index } = chosen;
  const pictures = picturesOf(figure);
  if (pictures.length < 2) return null;
  const at = Math.max(1, index);
  const first = figureOf(figure, pictures.slice(0, at), Fragment.empty);
  const words = figure.lastChild?.content ?? Fragment.empty;
  const second = figureOf(figure, pictures.slice(at), words);
  const tr = state.tr.replaceWith(start, start + figure.nodeSize, [first, second]);
  return index === 0 ? selecting(tr, start, 0) : selecting(tr, start + first.nodeSize, index - at);
}

/** Removes the picture at a position; if it is its figure's only one, the whole figure. */
export function withoutPicture(tr: Transaction, position: number) {
  const $at = tr.doc.resolve(position);
  const isOnly = picturesOf($at.parent).length === 1;
  return isOnly ? tr.delete($at.before(), $at.after()) : tr.delete(position, position + 1);
}

/** Removes the chosen picture; `null` if none is chosen. */
export function takeOut(state: EditorState): Transaction | null {
  const chosen = chosenPicture(state);
  return chosen && withoutPicture(state.tr, chosen.start + 1 + chosen.index).scrollIntoView();
}

/** Moves the picture at `from` to before the one at `to`, or with `isBehind` to after it. */
export function movePicture(state: EditorState, from: number, to: number, isBehind: boolean) {
  const picture = state.doc.nodeAt(from);
  if (!picture || from === to) return null;
  const tr = state.tr.insert(to + (isBehind ? 1 : 0), picture);
  return withoutPicture(tr, tr.mapping.map(from)).scrollIntoView();
}

/** Moves the picture at `from` to a figure of its own, at the block boundary nearest to `to`. */
export function movePictureOut(state: EditorState, from: number, to: number) {
  const $from = state.doc.resolve(from);
  const picture = state.doc.nodeAt(from);
  if (!picture) return null;
  const isOnly = picturesOf($from.parent).length === 1;
  const own = isOnly ? $from.parent : figureOf($from.parent, [picture], Fragment.empty);
  const { schema } = state;
  const slice = schema.topNodeType.create(null, own).slice(0);
  const $to = state.doc.resolve(to);
  const at = dropPoint(state.doc, to, slice) ?? ($to.depth > 0 ? $to.after(1) : to);
  const tr = state.tr.insert(at, own);
  return withoutPicture(tr, tr.mapping.map(from)).scrollIntoView();
}
