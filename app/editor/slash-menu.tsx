import type { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useId, useState } from "react";
import { slashCommand } from "./plugins/slash-keys";
import type { Action, EditorControls } from "./toolbar/action";
import { blockActions } from "./toolbar/block-actions";
import { useEditorFact } from "./toolbar/use-editor-fact";

/** The menu's width, as in `w-56`, and its height if there is room. */
const WIDTH_PX = 224;
const HEIGHT_PX = 288;
/** The space of a dialog's title at the top, and the menu's least height. */
const TOP_PX = 64;
const LEAST_PX = 96;

/** The slash command as typed; an empty string if there is none. */
function factsOf({ state, isFocused }: Editor) {
  const command = isFocused ? slashCommand(state) : null;
  return command ? `/${command.query}` : "";
}

function matching(entered: string) {
  const words = entered.slice(1).toLowerCase().trim();
  return blockActions.filter(({ label }) => label.toLowerCase().includes(words));
}

/** The lowest visible point, above an on-screen keyboard and the editor's bar. */
function footOf(frame: HTMLElement | null) {
  const { visualViewport } = window;
  const seen = visualViewport
    ? visualViewport.offsetTop + visualViewport.height
    : window.innerHeight;
  const bar = frame?.querySelector(".editor-bar")?.getBoundingClientRect();
  // On a desktop the bar is above the text.
  return bar && bar.top > TOP_PX * 2 ? Math.min(seen, bar.top) : seen;
}

/** The menu's position: below the cursor, or above it if there is more room. */
function placeOf({ view, state }: Editor, frame: HTMLElement | null) {
  const at = view.coordsAtPos(state.selection.from);
  const box = frame?.getBoundingClientRect() ?? { left: 0, top: 0, bottom: 0, width: 0 };
  const left = Math.max(0, Math.min(at.left - box.left, box.width - WIDTH_PX) - 1);
  const below = footOf(frame) - at.bottom - 8;
  const above = at.top - TOP_PX - 8;
  const isAbove = below < HEIGHT_PX && above > below;
  const maxHeight = Math.max(LEAST_PX, Math.min(HEIGHT_PX, isAbove ? above : below));
  return isAbove
    ? { left, maxHeight, bottom: box.bottom - at.top + 4 }
    : { left, maxHeight, top: at.bottom - box.top + 4 };
}

type Props = { editor: Editor; controls: EditorControls; frame: RefObject<HTMLElement> };

/** The actions that match the command, the chosen one, and `run`. The keys are handled in the text. */
function useFound(editor: Editor, controls: EditorControls) {
  const entered = useEditorFact(editor, factsOf);
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState("");
  const found = entered === "" || entered === dismissed ? [] : matching(entered);
  const current = found[Math.min(at, found.length - 1)];

  useEffect(() => {
    setAt(0);
    if (entered === "") setDismissed("");
  }, [entered]);

  function run(action: Action) {
    const command = slashCommand(editor.state);
    if (command) editor.commands.deleteRange(command);
    action.run(editor, controls);
  }

  useEffect(() => {
    const { slashKeys } = editor.storage;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    slashKeys.onKey = (key) => {
      if (!current) return false;
      const step = steps[key];
      if (step) setAt((found.indexOf(current) + step + found.length) % found.length);
      else if (key === "Enter" || key === "Tab") run(current);
      else if (key === "Escape") setDismissed(entered);
      else return false;
      return true;
    };
    return () => {
      slashKeys.onKey = null;
    };
  });

  return { found, current, run };
}

/** A menu of blocks to insert, opened by a slash at the start of a line. */
export function SlashMenu({ editor, controls, frame }: Props) {
  const id = useId();
  const { found, current, run } = useFound(editor, controls);

  useEffect(() => {
    const { dom } = editor.view;
    if (current) {
      dom.setAttribute("aria-controls", id);
      dom.setAttribute("aria-activedescendant", `${id}-${current.label}`);
    }
    return () => {
      dom.removeAttribute("aria-controls");
      dom.removeAttribute("aria-activedescendant");
    };
  }, [editor, current, id]);

  if (!current) return null;
  const style = placeOf(editor, frame.current);
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Put in"
      style={style}
      className="absolute z-10 w-56 overflow-y-auto rounded-card border border-edge bg-surface p-1 shadow-lg"
    >
      {found.map((action) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the text, which handles the keys.
        <div
          key={action.label}
          id={`${id}-${action.label}`}
          role="option"
          aria-selected={action === current}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(action)}
          className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-3 text-base hover:bg-line aria-selected:bg-line"
        >
          <action.icon aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
          {action.label}
        </div>
      ))}
    </div>
  );
}
