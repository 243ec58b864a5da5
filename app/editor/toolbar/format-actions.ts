import { redoDepth, undoDepth } from "@tiptap/pm/history";
import {
  Bold,
  CaseUpper,
  Code,
  Copyright,
  Italic,
  Link2,
  type LucideIcon,
  Redo2,
  Undo2,
} from "lucide-react";
import { type Action, focused } from "./action";

function format(name: string, label: string, icon: LucideIcon, keys?: string): Action {
  return {
    label,
    icon,
    keys,
    isOn: (editor) => editor.isActive(name),
    run: (editor) => focused(editor).toggleMark(name).run(),
  };
}

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
