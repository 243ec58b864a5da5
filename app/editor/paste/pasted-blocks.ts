import type { Node, Schema } from "@tiptap/pm/model";
import { Fragment, Slice } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";
import { videoId } from "~/utils/video-id";
import { readBlocks } from "../document/read-blocks";
import { cleanHtml } from "./clean-html";

/**
 * Bold, italic and struck words as WhatsApp writes them in plain text. The signs stand at the ends of words, with
 * nothing but brackets and quotation marks outside them: within an address, a name in code or a sum they are just signs.
 */
const SIGNS: Record<string, string> = { "*": "bold", _: "italic", "~": "strike" };
const SIGNED =
  /(?<=(?:^|[\s—–])[([{"'“‘«¿¡]*)([*_~])(?=\S)([^*_~\n]*?[^*_~\s])\1(?=[)\]}"'”’»,.;:!?…]*(?:$|[\s—–]))/gu;

function isEmpty(block: Node) {
  return block.type.name === "paragraph" && block.children.every(({ isText }) => !isText);
}

/** The blocks of what another program put into the clipboard; its empty lines are left out. */
export function htmlBlocks(html: string, schema: Schema) {
  return readBlocks(cleanHtml(html), schema).filter((block) => !isEmpty(block));
}

function lineNodes(line: string, schema: Schema) {
  const nodes: Node[] = [];
  let end = 0;
  const addText = (text: string, mark?: string) => {
    if (text) nodes.push(schema.text(text, mark ? [schema.mark(mark)] : []));
  };
  for (const { 0: whole, 1: sign = "", 2: words = "", index } of line.matchAll(SIGNED)) {
    addText(line.slice(end, index));
    addText(words, SIGNS[sign]);
    end = index + whole.length;
  }
  addText(line.slice(end));
  return nodes;
}

/** The blocks of a plain text: blank lines part paragraphs, and the address of a film is the film. */
export function textBlocks(text: string, schema: Schema) {
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .trim()
    .split(/\n[ \t]*\n\s*/);
  return paragraphs.filter(Boolean).map((paragraph) => {
    if (/^\S+$/.test(paragraph) && videoId(paragraph)) return filmBlock(paragraph, "", schema);
    const lines = paragraph.split("\n").map((line) => lineNodes(line, schema));
    const content = lines.flatMap((nodes, index) =>
      index > 0 ? [schema.node("hardBreak"), ...nodes] : nodes,
    );
    return schema.node("paragraph", null, content);
  });
}

export function filmBlock(address: string, title: string, schema: Schema) {
  return schema.node("film", { address, title: title || "Film" }, [schema.node("caption")]);
}

/** The selected words as a link, when what is pasted on them is an address; else `null`. */
export function linkOn({ selection, schema, tr }: EditorState, text: string) {
  const href = text.trim();
  if (selection.empty || !/^https?:\/\/\S+$/i.test(href)) return null;
  return tr.addMark(selection.from, selection.to, schema.mark("link", { href }));
}

/** Blocks to be put into a text; paragraphs at their ends join what stands there. */
export function sliceOf(blocks: Node[]) {
  const openAt = (block: Node | undefined) => (block?.type.name === "paragraph" ? 1 : 0);
  return new Slice(Fragment.from(blocks), openAt(blocks[0]), openAt(blocks.at(-1)));
}
