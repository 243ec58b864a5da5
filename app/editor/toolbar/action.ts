import type { Editor } from "@tiptap/core";
import type { ComponentType } from "react";

export type PanelName = "link" | "film" | "place" | "description" | "style" | "more";

/** What an action can use of the toolbar around it. */
export type EditorControls = {
  openPanel(name: PanelName): void;
  /** Opens the device's file chooser. */
  choosePictures(): void;
  /** Opens the library's photographs. */
  chooseFromPhotos(): void;
};

/** An action on the text, for a button in words. */
export type WordAction = {
  label: string;
  /** The shortcut on a desktop, as people read it. */
  keys?: string;
  /** For an action that can be switched on and off: whether it is on at the cursor. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run(editor: Editor, controls: EditorControls): void;
};

/** The same with an icon. */
export type Action = WordAction & {
  icon: ComponentType<{ className?: string; strokeWidth?: string | number }>;
};

export const focused = (editor: Editor) => editor.chain().focus();

/** The state of an action, as attributes of its button. */
export function standingOf({ isOn, isPossible }: WordAction, editor: Editor) {
  return {
    "aria-pressed": isOn?.(editor),
    "aria-disabled": isPossible?.(editor) === false || undefined,
  };
}
