import { Extension, type Extensions, getSchema, Mark, Node } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { Caption, Figure, Picture } from "../nodes/figure";
import { Film } from "../nodes/film";
import { Place } from "../nodes/place";

/** A format that is kept and shown, and has no button. */
function format(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}

/** An element around blocks; one of a rarer kind has no button and is kept. */
function wrapper(name: string, tag: string, content = "block+", group = "block") {
  return Node.create({
    name,
    group,
    content,
    defining: true,
    // What is read more closely goes first.
    parseHTML: () => [{ tag, priority: 40 }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** The name of a place, in small capitals. Before bold, whose element it shares. */
const PlaceName = Mark.create({
  name: "placeName",
  priority: 1001,
  parseHTML: () => [{ tag: "b.place", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["b", { class: "place", ...HTMLAttributes }, 0],
});

/** Words of another language, which the element names. Before italic, whose element it shares. */
const ForeignWords = Mark.create({
  name: "foreignWords",
  priority: 1001,
  parseHTML: () => [{ tag: "i[lang]", priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ["i", HTMLAttributes, 0],
});

/** A note beside the text. Its number, and the mark of that in the text, are the page's own. */
const Note = wrapper("note", "aside").extend({
  parseHTML: () => [
    { tag: "aside" },
    { tag: "aside[id^=note-] > a:first-child", ignore: true, priority: 60 },
    { tag: "sup[id^=note-]", ignore: true, priority: 60 },
  ],
});

function kept(name: string) {
  return { [name]: { default: null } };
}

/** What the allow-list lets elements say besides. */
const Attributes = Extension.create({
  name: "attributes",
  addGlobalAttributes: () => [
    { types: "*", attributes: kept("lang") },
    { types: ["listItem"], attributes: kept("value") },
    { types: ["tableHeader"], attributes: kept("scope") },
    {
      types: "nodes",
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => /^(?:ltr|rtl)$/.exec(element.dir)?.[0] ?? null,
        },
      },
    },
    {
      // A quotation, or a sentence taken out of the text to be seen from afar.
      types: ["blockquote"],
      attributes: {
        isPull: {
          default: false,
          parseHTML: (element) => element.classList.contains("pull"),
          renderHTML: ({ isPull }) => (isPull ? { class: "pull" } : {}),
        },
      },
    },
  ],
});

/** What a text is made of: all that the allow-list lets through. The order of formats is that of their elements. */
export const contentExtensions: Extensions = [
  StarterKit.configure({
    // Headings of the fourth level are kept where they are; the toolbar offers two.
    heading: { levels: [2, 3, 4] },
    link: {
      autolink: false,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
  }),
  // Both keep the formats and links within them.
  Code.extend({
    excludes: "",
    parseHTML: () => [{ tag: "code" }, { tag: "pre > code", skip: true, priority: 60 }],
  }),
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
  PlaceName,
  ForeignWords,
  format("quoted", "q"),
  format("credit", "cite"),
  format("small", "small"),
  format("subscript", "sub"),
  format("superscript", "sup"),
  Attributes,
];

/** The schema alone, for what needs no editor. */
export function contentSchema() {
  return getSchema(contentExtensions);
}
