import { markInputRule, wrappingInputRule } from "@tiptap/core";
import type { MarkType, NodeType } from "@tiptap/pm/model";

/**
 * What signs typed into a text stand for. They begin at a word's start, and what they hold begins and ends as words do:
 * an address, a name in code or a sum keeps its stars.
 */
const WORD_START = String.raw`(?<=(?:^|\s)[([{"'“‘«¿¡]*)`;
const HELD = String.raw`([\p{L}\p{N}"'“‘(¿¡](?:[^*\n]*[\p{L}\p{N}.!?…"'”’)])?)`;

export const TYPED_BOLD = new RegExp(String.raw`${WORD_START}\*\*${HELD}\*\*$`, "u");
export const TYPED_ITALIC = new RegExp(String.raw`${WORD_START}\*${HELD}\*$`, "u");
/** A year that begins a line begins no list. */
export const TYPED_NUMBER = /^(\d{1,2})\.\s$/;

export function typedFormat(find: RegExp, type: MarkType) {
  return markInputRule({ find, type });
}

/** A numbered list, which goes on with one before it that has come that far. */
export function enteredList(type: NodeType) {
  return wrappingInputRule({
    find: TYPED_NUMBER,
    type,
    getAttributes: (match) => ({ start: Number(match[1]) }),
    joinPredicate: (match, { attrs, childCount }) =>
      attrs.type === null && childCount + attrs.start === Number(match[1]),
  });
}
