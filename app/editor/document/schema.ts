import { Extension, type Extensions, getSchema, Mark, Node } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Text } from "@tiptap/extension-text";
import { numberStyle } from "~/texts/content-elements";
import { Caption, Figure, Picture } from "../nodes/figure";
import { Film } from "../nodes/film";
import { HtmlBlock } from "../nodes/html-block";
import { Note } from "../nodes/note";
import { Place } from "../nodes/place";
import { enteredList, TYPED_BOLD, TYPED_ITALIC, typedFormat } from "../plugins/typed-rules";

/** What a text is made of. HTML that is none of it stands between the other blocks, never within one. */
const Doc = Node.create({ name: "doc", topNode: true, content: "(block | htmlBlock)+" });

const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [{ tag: "a[href]" }],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** A format that is kept and shown, and has no button. */
function format(name: string, tag: string, key?: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return key ? { [key]: () => this.editor.commands.toggleMark(name) } : {};
    },
  });
}

/** A quotation, or a sentence taken out of the text to be seen from afar. */
const Quotation = Blockquote.extend({
  addAttributes: () => ({
    isPull: {
      default: false,
      parseHTML: (element) => element.classList.contains("pull"),
      renderHTML: ({ isPull }) => (isPull ? { class: "pull" } : {}),
    },
  }),
});

const NumberedList = OrderedList.extend({
  renderHTML({ HTMLAttributes }) {
    const { start, type, ...others } = HTMLAttributes;
    return ["ol", { ...others, start, ...(type && { type, style: numberStyle(type) }) }, 0];
  },
  addInputRules() {
    return [enteredList(this.type)];
  },
});

/** The name of a place, in small capitals. Before bold, whose element it shares. */
const PlaceName = Mark.create({
  name: "placeName",
  priority: 1001,
  parseHTML: () => [{ tag: "b.place", priority: 60 }],
  renderHTML: () => ["b", { class: "place" }, 0],
});

/** Words of another language, which the element names. Before italic, whose element it shares. */
const ForeignWords = Mark.create({
  name: "foreignWords",
  priority: 1001,
  addAttributes: () => ({ lang: {} }),
  parseHTML: () => [{ tag: "i[lang]", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["i", HTMLAttributes, 0],
});

/** The way in which a block is written, where its writer has said so. */
const Direction = Extension.create({
  name: "direction",
  addGlobalAttributes: () => [
    {
      types: [
        "paragraph",
        "heading",
        "bulletList",
        "orderedList",
        "listItem",
        "blockquote",
        "note",
        "table",
        "tableCell",
        "tableHeader",
      ],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => /^(?:ltr|rtl)$/.exec(element.dir)?.[0] ?? null,
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
      },
    },
  ],
});

/** The order of formats is that of their elements, the outermost first. */
export const contentExtensions: Extensions = [
  Doc,
  Paragraph,
  Text,
  HardBreak,
  HorizontalRule,
  Quotation,
  Note,
  CodeBlock,
  BulletList,
  NumberedList,
  ListItem,
  ListKeymap,
  Direction,
  Figure,
  Picture,
  Caption,
  Film,
  Place,
  HtmlBlock,
  TableRow,
  TableCell,
  // Headings of the fourth level are kept where they are; the toolbar offers two.
  Heading.configure({ levels: [2, 3, 4] }),
  Table.configure({ resizable: false }),
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } };
    },
  }),
  Link,
  PlaceName,
  ForeignWords,
  Bold.extend({
    addInputRules() {
      return [typedFormat(TYPED_BOLD, this.type)];
    },
  }),
  Italic.extend({
    addInputRules() {
      return [typedFormat(TYPED_ITALIC, this.type)];
    },
  }),
  format("quoted", "q"),
  format("credit", "cite"),
  format("underline", "u", "Mod-u"),
  format("strike", "s"),
  format("small", "small"),
  format("subscript", "sub"),
  format("superscript", "sup"),
  Code.extend({ excludes: "" }),
];

/** The schema alone, for what needs no editor. */
export function contentSchema() {
  return getSchema(contentExtensions);
}
