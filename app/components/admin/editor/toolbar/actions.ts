import type { Editor } from "@tiptap/core";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import type { Transaction } from "@tiptap/pm/state";
import {
  Bold,
  Captions,
  CaseUpper,
  Code,
  Columns2,
  Columns3,
  Copyright,
  Film,
  Focus,
  Heading2,
  Heading3,
  Image,
  ImageMinus,
  Images,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  MapPin,
  Minus,
  MoveHorizontal,
  PanelRight,
  Pilcrow,
  Quote,
  RectangleHorizontal,
  Redo2,
  SeparatorVertical,
  SquareCode,
  Table,
  TextQuote,
  Undo2,
  UnfoldHorizontal,
} from "lucide-react";
import { pictureIdOf } from "~/models/pictures/picture-name";
import type { PictureLayout } from "~/texts/picture-layout";
import { chosenPicture, joinFigures, partFigure, takeOut } from "../plugins/figures";

export type PanelName = "link" | "film" | "place" | "description" | "focus" | "style" | "more";

/** What an action can ask of the toolbar around it. */
export type EditorControls = {
  openPanel(name: PanelName): void;
  /** Opens the device's pictures. */
  choosePictures(): void;
  /** Opens those of the library. */
  chooseFromPhotos(): void;
};

export type Action = {
  label: string;
  icon: LucideIcon;
  /** The shortcut on a desktop, as people read it. */
  keys?: string;
  /** Whether the text at the cursor is of this kind, for what can be switched on and off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run(editor: Editor, controls: EditorControls): void;
};

const focused = (editor: Editor) => editor.chain().focus();

function heading(level: 2 | 3, label: string, icon: LucideIcon): Action {
  return {
    label,
    icon,
    keys: `Ctrl+Alt+${level}`,
    isOn: (editor) => editor.isActive("heading", { level }),
    run: (editor) => focused(editor).toggleHeading({ level }).run(),
  };
}

function format(name: string, label: string, icon: LucideIcon, keys?: string): Action {
  return {
    label,
    icon,
    keys,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => focused(editor).toggleMark(name).run(),
  };
}

/** Into a block of this kind, out of one that is the same, or from its other look into this one. */
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

/** From the device, whose chooser opens with the press. */
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

/** What begins a block of its own; these stand in the menu behind a slash as well. */
export const blockActions: Action[] = [
  picturesAction,
  photosAction,
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
  { label: "Film", icon: Film, run: (_editor, controls) => controls.openPanel("film") },
  { label: "Place", icon: MapPin, run: (_editor, controls) => controls.openPanel("place") },
  {
    label: "Table",
    icon: Table,
    run: (editor) => focused(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  { label: "Rule", icon: Minus, run: (editor) => focused(editor).setHorizontalRule().run() },
  {
    label: "Code block",
    icon: SquareCode,
    keys: "Ctrl+Alt+C",
    isOn: (editor) => editor.isActive("codeBlock"),
    run: (editor) => focused(editor).toggleCodeBlock().run(),
  },
];

export const formatActions: Action[] = [
  format("bold", "Bold", Bold, "Ctrl+B"),
  format("italic", "Italic", Italic, "Ctrl+I"),
  {
    label: "Link",
    icon: Link2,
    keys: "Ctrl+K",
    isOn: (editor) => editor.isActive("link"),
    run: (_editor, controls) => controls.openPanel("link"),
  },
  format("code", "Code", Code, "Ctrl+E"),
  format("placeName", "Place name", CaseUpper),
  format("credit", "Credit", Copyright),
];

export const historyActions: Action[] = [
  {
    label: "Undo",
    icon: Undo2,
    keys: "Ctrl+Z",
    isPossible: ({ state }) => undoDepth(state) > 0,
    run: (editor) => focused(editor).undo().run(),
  },
  {
    label: "Redo",
    icon: Redo2,
    keys: "Ctrl+Shift+Z",
    isPossible: ({ state }) => redoDepth(state) > 0,
    run: (editor) => focused(editor).redo().run(),
  },
];

/** Plain text again. */
export const paragraphAction: Action = {
  label: "Paragraph",
  icon: Pilcrow,
  keys: "Ctrl+Alt+0",
  isOn: (editor) => editor.isActive("paragraph"),
  run: (editor) => focused(editor).clearNodes().run(),
};

function layout(label: string, name: PictureLayout | null, icon: LucideIcon): Action {
  return {
    label,
    icon,
    isOn: (editor) => editor.isActive("figure", { layout: name }),
    run: (editor) => focused(editor).updateAttributes("figure", { layout: name }).run(),
  };
}

/** A change to the figure at the cursor, where it can be made. */
function change(
  label: string,
  icon: LucideIcon,
  changed: (state: Editor["state"]) => Transaction | null,
): Action {
  return {
    label,
    icon,
    isPossible: ({ state }) => changed(state) !== null,
    run({ state, view }) {
      const tr = changed(state);
      if (tr) view.dispatch(tr);
    },
  };
}

/** What a phone has in its row for the picture that is chosen. */
export const figureActions: Action[] = [
  layout("One", null, RectangleHorizontal),
  layout("In pairs", "pairs", Columns2),
  layout("In threes", "threes", Columns3),
  layout("Full width", "full", MoveHorizontal),
  {
    label: "Description",
    icon: Captions,
    run: (_editor, controls) => controls.openPanel("description"),
  },
  {
    label: "Focus",
    icon: Focus,
    isPossible: ({ state }) => pictureIdOf(chosenPicture(state)?.picture.attrs.src) !== null,
    run: (_editor, controls) => controls.openPanel("focus"),
  },
  change("Take out", ImageMinus, takeOut),
];

/** The rest of it, in words. */
export const moreFigureActions: Action[] = [
  change("Join with the next", Columns2, joinFigures),
  change("Part", SeparatorVertical, partFigure),
  layout("Wide", "wide", UnfoldHorizontal),
  layout("Beside the text", "beside", PanelRight),
];

/** For the table at the cursor, in words: there are no signs for these that everybody knows. */
export const tableActions: Pick<Action, "label" | "run">[] = [
  { label: "Row below", run: (editor) => focused(editor).addRowAfter().run() },
  { label: "Column after", run: (editor) => focused(editor).addColumnAfter().run() },
  { label: "Heading row", run: (editor) => focused(editor).toggleHeaderRow().run() },
  { label: "Remove row", run: (editor) => focused(editor).deleteRow().run() },
  { label: "Remove column", run: (editor) => focused(editor).deleteColumn().run() },
  { label: "Remove table", run: (editor) => focused(editor).deleteTable().run() },
];
