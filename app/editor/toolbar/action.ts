import type { Editor } from "@tiptap/core";
import type { LucideIcon } from "lucide-react";

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

export const focused = (editor: Editor) => editor.chain().focus();
