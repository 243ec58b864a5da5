import type { Editor } from "@tiptap/core";
import { Ellipsis, Type } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { isPictureSelected } from "../plugins/figures";
import type { Action, EditorControls, PanelName } from "./action";
import { ActionButton, ToolbarButton } from "./action-button";
import { listAction, picturesAction } from "./block-actions";
import { figureActions, moreFigureActions } from "./figure-actions";
import { formatActions, historyActions } from "./format-actions";
import { useLateRender } from "./use-editor-fact";

const [undo] = historyActions as [Action];
const [bold, italic, link] = formatActions as [Action, Action, Action];

type Props = { editor: Editor; controls: EditorControls; panel: PanelName | null };

/** The toolbar in one row, for the text or for the chosen picture. */
export function Toolbar({ editor, controls, panel }: Props) {
  useLateRender(editor);
  const focus = useRovingFocus(() => editor.view.focus());

  function button(action: Action, index: number, inWords = false) {
    return (
      <ActionButton
        key={action.label}
        action={action}
        editor={editor}
        controls={controls}
        inWords={inWords}
        tabIndex={focus.tabIndexOf(index)}
      />
    );
  }

  function opener(name: PanelName, label: string, index: number, icon: ReactNode) {
    return (
      <ToolbarButton
        aria-label={label}
        aria-expanded={panel === name}
        tabIndex={focus.tabIndexOf(index)}
        onClick={() => controls.openPanel(name)}
      >
        {icon}
      </ToolbarButton>
    );
  }

  const isPicture = isPictureSelected(editor.state);
  const possible = moreFigureActions.filter(({ isPossible }) => isPossible?.(editor) ?? true);
  return (
    <div role="toolbar" aria-label="Formatting" onKeyDown={focus.onKeyDown} className="grid">
      {isPicture && (
        <div className="flex overflow-x-auto border-b border-line">
          {possible.map((action, index) => button(action, figureActions.length + index, true))}
        </div>
      )}
      <div className="editor-row flex justify-between">
        {isPicture ? (
          figureActions.map((action, index) => button(action, index))
        ) : (
          <>
            {button(undo, 0)}
            {opener("style", "Text style", 1, <Type {...rowIcon} />)}
            {button(bold, 2)}
            {button(italic, 3)}
            {button(link, 4)}
            {/* On the narrowest phones it is only in the menu of text styles. */}
            <div className="contents max-[22.4rem]:hidden">{button(listAction, 5)}</div>
            {button(picturesAction, 6)}
            {opener("more", "More", 7, <Ellipsis {...rowIcon} />)}
          </>
        )}
      </div>
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A toolbar's roving focus: one Tab stop; the arrow keys, Home and End move between its buttons. */
function useRovingFocus(onEscape: () => void) {
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") {
      // Keeps the dialog around it open.
      event.preventDefault();
      return onEscape();
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")].filter(
      (button) => button.checkVisibility(),
    );
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
    const step = STEPS[event.key];
    const next =
      step === undefined ? ends[event.key] : (at + step + buttons.length) % buttons.length;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  }

  return { onKeyDown, tabIndexOf: (index: number) => (index === current ? 0 : -1) };
}
