import type { Editor } from "@tiptap/core";
import { type ReactNode, useState } from "react";
import { chosenPicture } from "../plugins/figures";
import { hasTypographicQuotes, setTypographicQuotes } from "../plugins/typographic-quotes";
import type { Action, EditorControls } from "./action";
import { ActionButton, signOf } from "./action-button";
import { blockActions } from "./block-actions";
import { figureActions, moreFigureActions } from "./figure-actions";
import { formatActions, historyActions } from "./format-actions";
import { useRovingFocus } from "./roving-focus";
import { tableActions } from "./table-actions";
import { Sign, ToolbarButton } from "./toolbar-button";
import { useLateEditorFacts } from "./use-editor-facts";

const actions = [...formatActions, ...blockActions, ...historyActions];
const pictures = [...figureActions, ...moreFigureActions];

/** One sign for each action, and then what the block at the cursor is, with the signs of what belongs to that. */
function factsOf(editor: Editor) {
  const signs = actions.map((action) => signOf(action, editor)).join("");
  if (editor.isActive("table")) return `${signs}t`;
  if (!chosenPicture(editor.state)) return signs;
  return `${signs}f${pictures.map((action) => signOf(action, editor)).join("")}`;
}

type Word = Pick<Action, "label" | "run"> & { isPressed?: boolean };

/** The actions of pictures that are possible, in words. */
function pictureWords(signs: string): Word[] {
  return pictures.flatMap(({ label, run, isOn }, at) => {
    if (signs[at] === "x") return [];
    return isOn ? { label, run, isPressed: signs[at] === "+" } : { label, run };
  });
}

type Props = { editor: Editor; controls: EditorControls; onSource(): void };

/** Everything that can be done with the text, where there is room for all of it. */
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
    ...(block.startsWith("f") ? pictureWords(block.slice(1)) : []),
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
      className="flex flex-wrap"
    >
      {buttons}
      <ToolbarButton
        aria-label="Typographic quotes"
        aria-pressed={hasQuotes}
        tabIndex={focus.tabIndexOf(actions.length)}
        onClick={switchQuotes}
      >
        <Sign tip="Typographic quotes">
          <span className="font-display text-xl">“”</span>
        </Sign>
      </ToolbarButton>
      {wordButtons}
    </div>
  );
}
