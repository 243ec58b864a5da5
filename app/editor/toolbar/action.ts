import type { Editor } from "@tiptap/core";
import type { ComponentType } from "react";

export type PanelName = "link" | "film" | "place" | "description" | "style" | "more";

/** What an action can ask of the toolbar around it. */
export type EditorControls = {
  openPanel(name: PanelName): void;
  /** Opens the device's pictures. */
  choosePictures(): void;
  /** Opens those of the library. */
  chooseFromPhotos(): void;
};

/** What can be done with the text, for a button in words. */
export type WordAction = {
  label: string;
  /** The shortcut on a desktop, as people read it. */
  keys?: string;
  /** Whether the text at the cursor is of this kind, for what can be switched on and off. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  run(editor: Editor, controls: EditorControls): void;
};

/** The same with a sign. */
export type Action = WordAction & {
  icon: ComponentType<{ className?: string; strokeWidth?: string | number }>;
};

export const focused = (editor: Editor) => editor.chain().focus();

/** How an action stands, as attributes of its button. */
export function standingOf({ isOn, isPossible }: WordAction, editor: Editor) {
  return {
    "aria-pressed": isOn?.(editor),
    "aria-disabled": isPossible?.(editor) === false || undefined,
  };
}
