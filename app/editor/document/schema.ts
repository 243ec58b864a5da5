import { type Extensions, Mark, Node } from "@tiptap/core";
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
import { Strike } from "@tiptap/extension-strike";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import { Caption, Figure, Picture } from "../nodes/figure";
import { Film } from "../nodes/film";
import { Place } from "../nodes/place";
import { Attributes } from "./attributes";

const Doc = Node.create({ name: "doc", topNode: true, content: "block+" });

/** Not Tiptap's own: that also detects addresses while typing, for 12 KB more. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [{ tag: "a[href]" }],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** A mark without attributes. Most have no button: they are kept and shown. */
function format(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}

/** An element around blocks. The rarer kinds have no button; they are kept. */
function wrapper(name: string, tag: string, content = "block+", group = "block") {
  return Node.create({
    name,
    group,
    content,
    defining: true,
    // A lower priority than the default, so that more specific rules match first.
    parseHTML: () => [{ tag, priority: 40 }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** A place name, in small capitals. Its priority is above bold's, which has the same element. */
const PlaceName = Mark.create({
  name: "placeName",
  priority: 1001,
  parseHTML: () => [{ tag: "b.place", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["b", { class: "place", ...HTMLAttributes }, 0],
});

/** Words in another language, given by `lang`. Its priority is above italic's, which has the same element. */
const ForeignWords = Mark.create({
  name: "foreignWords",
  priority: 1001,
  parseHTML: () => [{ tag: "i[lang]", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["i", HTMLAttributes, 0],
});

/** A side note. The page adds its number and the mark in the text. */
const Note = wrapper("note", "aside").extend({
  parseHTML: () => [
    { tag: "aside" },
    { tag: "aside[id^=note-] > a:first-child", ignore: true, priority: 60 },
    { tag: "sup[id^=note-]", ignore: true, priority: 60 },
  ],
});

/** Everything that the allow-list permits in a text. The order of marks is the order in which their elements nest. */
export const contentExtensions: Extensions = [
  Doc,
  Paragraph,
  Text,
  HardBreak,
  HorizontalRule,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  // The toolbar offers levels 2 and 3; existing headings of level 4 are kept.
  Heading.configure({ levels: [2, 3, 4] }),
  // It keeps the marks and links within it, like inline code.
  CodeBlock.extend({ marks: "_" }),
  Note,
  Figure,
  Picture,
  Caption,
  Film,
  Place,
  wrapper("frame", "figure", "(block | caption)+"),
  wrapper("group", "div"),
  wrapper("address", "address"),
  wrapper("terms", "dl", "(term | details)*"),
  wrapper("term", "dt", "block+", ""),
  wrapper("details", "dd", "block+", ""),
  Table.configure({ resizable: false }),
  TableRow,
  TableCell,
  TableHeader,
  Link,
  PlaceName,
  ForeignWords,
  Bold,
  Italic,
  Underline,
  Strike,
  format("quoted", "q"),
  format("credit", "cite"),
  format("small", "small"),
  format("subscript", "sub"),
  format("superscript", "sup"),
  Code.extend({
    excludes: "",
    parseHTML: () => [{ tag: "code" }, { tag: "pre > code", skip: true, priority: 60 }],
  }),
  Attributes,
];
