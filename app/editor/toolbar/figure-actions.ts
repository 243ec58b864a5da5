import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import {
  Captions,
  Columns2,
  Columns3,
  ImageMinus,
  type LucideIcon,
  MoveHorizontal,
  PanelRight,
  RectangleHorizontal,
  SeparatorVertical,
  UnfoldHorizontal,
} from "lucide-react";
import type { PictureLayout } from "~/texts/picture-layout";
import { joinFigures, partFigure, takeOut } from "../plugins/figures";
import { type Action, focused } from "./action";

function layout(label: string, name: PictureLayout | null, icon: LucideIcon): Action {
  return {
    label,
    icon,
    isOn: (editor) => editor.isActive("figure", { layout: name }),
    run: (editor) => focused(editor).updateAttributes("figure", { layout: name }).run(),
  };
}

/** An action that changes the figure at the cursor, if that is possible. */
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

/** The buttons for a selected picture in a phone's toolbar. */
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
  change("Take out", ImageMinus, takeOut),
];

/** The other actions, in words. */
export const moreFigureActions: Action[] = [
  change("Join with the next", Columns2, joinFigures),
  change("Part", SeparatorVertical, partFigure),
  layout("Wide", "wide", UnfoldHorizontal),
  layout("Beside the text", "beside", PanelRight),
];
