import type { Editor } from "@tiptap/core";
import {
  Film,
  Heading2,
  Heading3,
  Image,
  Images,
  List,
  ListOrdered,
  type LucideIcon,
  MapPin,
  Minus,
  PanelRight,
  Pilcrow,
  Quote,
  SquareCode,
  Table,
  TextQuote,
} from "lucide-react";
import { type Action, focused } from "./action";

function heading(level: 2 | 3, label: string, icon: LucideIcon): Action {
  return {
    label,
    icon,
    keys: `Ctrl+Alt+${level}`,
    isOn: (editor) => editor.isActive("heading", { level }),
    run: (editor) => focused(editor).toggleHeading({ level }).run(),
  };
}

/** Wraps the selection in this block, lifts it out of one with the same look, or changes the look of another one. */
function wrapOrLift(
  editor: Editor,
  name: "blockquote" | "note",
  look: Record<string, unknown> = {},
) {
  const chain = focused(editor);
  const isOther = editor.isActive(name) && !editor.isActive(name, look);
  if (isOther) return chain.updateAttributes(name, look).run();
  return chain.toggleWrap(name, look).run();
}

export const listAction: Action = {
  label: "List",
  icon: List,
  keys: "Ctrl+Shift+8",
  isOn: (editor) => editor.isActive("bulletList"),
  run: (editor) => focused(editor).toggleBulletList().run(),
};

/** From the device: opens its file chooser at once. */
export const picturesAction: Action = {
  label: "Pictures",
  icon: Image,
  run: (_editor, controls) => controls.choosePictures(),
};

/** From the library. */
export const photosAction: Action = {
  label: "From your photos",
  icon: Images,
  run: (_editor, controls) => controls.chooseFromPhotos(),
};

/** Actions that change the kind of a block, the most used ones first. */
export const styleActions: Action[] = [
  heading(2, "Heading", Heading2),
  heading(3, "Small heading", Heading3),
  listAction,
  {
    label: "Numbered list",
    icon: ListOrdered,
    keys: "Ctrl+Shift+7",
    isOn: (editor) => editor.isActive("orderedList"),
    run: (editor) => focused(editor).toggleOrderedList().run(),
  },
  {
    label: "Quotation",
    icon: TextQuote,
    keys: "Ctrl+Shift+B",
    isOn: (editor) => editor.isActive("blockquote", { isPull: false }),
    run: (editor) => wrapOrLift(editor, "blockquote", { isPull: false }),
  },
  {
    label: "Pull quote",
    icon: Quote,
    isOn: (editor) => editor.isActive("blockquote", { isPull: true }),
    run: (editor) => wrapOrLift(editor, "blockquote", { isPull: true }),
  },
  {
    label: "Side note",
    icon: PanelRight,
    isOn: (editor) => editor.isActive("note"),
    run: (editor) => wrapOrLift(editor, "note"),
  },
  {
    label: "Code block",
    icon: SquareCode,
    keys: "Ctrl+Alt+C",
    isOn: (editor) => editor.isActive("codeBlock"),
    run: (editor) => focused(editor).toggleCodeBlock().run(),
  },
];

export const insertActions: Action[] = [
  { label: "Film", icon: Film, run: (_editor, controls) => controls.openPanel("film") },
  { label: "Place", icon: MapPin, run: (_editor, controls) => controls.openPanel("place") },
  {
    label: "Table",
    icon: Table,
    run: (editor) => focused(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { label: "Rule", icon: Minus, run: (editor) => focused(editor).setHorizontalRule().run() },
];

/** The actions in the menu after a slash. */
export const blockActions = [picturesAction, photosAction, ...styleActions, ...insertActions];

/** Makes the block plain text. */
export const paragraphAction: Action = {
  label: "Paragraph",
  icon: Pilcrow,
  keys: "Ctrl+Alt+0",
  isOn: (editor) => editor.isActive("paragraph"),
  run: (editor) => focused(editor).clearNodes().run(),
};
