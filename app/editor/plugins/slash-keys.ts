import { Extension } from "@tiptap/core";
import { type EditorState, Plugin } from "@tiptap/pm/state";

const COMMAND = /^\/([\p{L}\p{N} ]{0,20})$/u;

/** What the open menu does with a key, and whether it took it. */
type KeyTaker = { onKey: ((key: string) => boolean) | null };

declare module "@tiptap/core" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: the package's own interface is added to.
  interface Storage {
    slashKeys: KeyTaker;
  }
}

/** What was typed behind a slash that begins a paragraph, and where; `null` where there is none. */
export function slashCommand({ selection }: EditorState) {
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== "paragraph") return null;
  const [, query] = COMMAND.exec($from.parent.textBetween(0, $from.parentOffset)) ?? [];
  return query === undefined ? null : { query, from: $from.start(), to: $from.pos };
}

/** Gives keys to the menu of commands while that is open, before anything else takes them. */
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
