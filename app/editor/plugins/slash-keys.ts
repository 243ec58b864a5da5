import { Extension } from "@tiptap/core";
import { type EditorState, Plugin } from "@tiptap/pm/state";

const COMMAND = /^\/([\p{L}\p{N} ]{0,20})$/u;

/** The open menu's key handler, which returns whether it has handled the key. */
type KeyTaker = { onKey: ((key: string) => boolean) | null };

declare module "@tiptap/core" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the package's own interface is added to.
  interface Storage {
    slashKeys: KeyTaker;
  }
}

/** The text typed after a slash at the beginning of a paragraph, and its position; `null` without one. */
export function slashCommand({ selection }: EditorState) {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  const [, query] = COMMAND.exec($from.parent.textBetween(0, $from.parentOffset)) ?? [];
  return query === undefined ? null : { query, from: $from.start(), to: $from.pos };
}

/** Passes keys to the menu of commands while it is open, before other handlers. */
export const SlashKeys = Extension.create<object, KeyTaker>({
  name: "slashKeys",
  priority: 1000,
  addStorage: () => ({ onKey: null }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({ props: { handleKeyDown: (_view, { key }) => storage.onKey?.(key) ?? false } }),
    ];
  },
});
