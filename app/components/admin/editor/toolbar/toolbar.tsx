import type { Editor } from "@tiptap/core";
import { type ReactNode, useState } from "react";
import { rowIcon } from "../../lists/row-actions";
import { hasTypographicQuotes, setTypographicQuotes } from "../plugins/typographic-quotes";
import {
  type Action,
  blockActions,
  type EditorControls,
  figureActions,
  formatActions,
  historyActions,
  tableActions,
} from "./actions";
import { useRovingFocus } from "./roving-focus";
import { ToolbarButton } from "./toolbar-button";
import { useLateEditorFacts } from "./use-editor-facts";

const actions = [...formatActions, ...blockActions, ...historyActions];

/** One sign for each action: pressed, not pressed, impossible, or neither. */
function factsOf(editor: Editor) {
  const signs = actions.map(({ isOn, isPossible }) => {
    if (isPossible) return isPossible(editor) ? " " : "x";
    return isOn?.(editor) ? "+" : "-";
  });
  const chosen = figureActions.findIndex(({ isOn }) => isOn(editor));
  const block = editor.isActive("table") ? "t" : chosen >= 0 ? `f${chosen}` : "";
  return `${signs.join("")}${block}`;
}

type Word = Pick<Action, "label" | "run"> & { isPressed?: boolean };

type Props = { editor: Editor; controls: EditorControls; onSource(): void };

/** Everything that can be done with the text; on a phone in one row that is swiped. */
export function Toolbar({ editor, controls, onSource }: Props) {
  const facts = useLateEditorFacts(editor, factsOf);
  const [hasQuotes, setQuotes] = useState(hasTypographicQuotes);
  const focus = useRovingFocus(() => editor.view.focus());
  const buttons: ReactNode[] = actions.map((action, index) => (
    <ActionButton
      key={action.label}
      action={action}
      editor={editor}
      controls={controls}
      sign={facts[index] ?? "-"}
      tabIndex={focus.tabIndexOf(index)}
    />
  ));
  const block = facts.slice(actions.length);
  const words: Word[] = [
    ...(block === "t" ? tableActions : []),
    ...(block.startsWith("f")
      ? figureActions.map((action, at) => ({ ...action, isPressed: block === `f${at}` }))
      : []),
    { label: "HTML", run: onSource },
  ];
  const wordButtons = words.map(({ label, run, isPressed }, index) => (
    <ToolbarButton
      key={label}
      aria-pressed={isPressed}
      tabIndex={focus.tabIndexOf(actions.length + 1 + index)}
      onClick={() => {
        editor.view.focus();
        run(editor, controls);
      }}
    >
      {label}
    </ToolbarButton>
  ));
  function switchQuotes() {
    setTypographicQuotes(!hasQuotes);
    setQuotes(!hasQuotes);
  }
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={focus.onKeyDown}
      className="flex overflow-x-auto sm:flex-wrap"
    >
      {buttons}
      <ToolbarButton
        aria-label="Typographic quotes"
        title="Typographic quotes"
        aria-pressed={hasQuotes}
        tabIndex={focus.tabIndexOf(actions.length)}
        onClick={switchQuotes}
      >
        <span aria-hidden="true" className="font-display text-xl">
          “”
        </span>
      </ToolbarButton>
      {wordButtons}
    </div>
  );
}

type ButtonProps = {
  action: Action;
  editor: Editor;
  controls: EditorControls;
  sign: string;
  tabIndex: number;
};

function ActionButton({ action, editor, controls, sign, tabIndex }: ButtonProps) {
  const { label, keys, isOn, icon: Icon } = action;
  return (
    <ToolbarButton
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn ? sign === "+" : undefined}
      aria-disabled={sign === "x" || undefined}
      tabIndex={tabIndex}
      onClick={() => {
        // At once: what is typed next belongs to the text.
        editor.view.focus();
        action.run(editor, controls);
      }}
    >
      <Icon {...rowIcon} />
    </ToolbarButton>
  );
}
