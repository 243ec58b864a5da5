import type { Editor } from "@tiptap/core";
import { Ellipsis, Type } from "lucide-react";
import type { ReactNode } from "react";
import { rowIcon } from "~/components/ui/icon-button";
import { isPictureSelected } from "../plugins/figures";
import type { Action, EditorControls, PanelName } from "./action";
import { ActionButton, signOf } from "./action-button";
import { listAction, picturesAction } from "./block-actions";
import { figureActions, moreFigureActions } from "./figure-actions";
import { formatActions, historyActions } from "./format-actions";
import { useRovingFocus } from "./roving-focus";
import { ToolbarButton } from "./toolbar-button";
import { useLateEditorFacts } from "./use-editor-facts";

const [undo] = historyActions as [Action];
const [bold, italic, link] = formatActions as [Action, Action, Action];

const textRow = [undo, bold, italic, link, listAction, picturesAction];
const actions = [...textRow, ...figureActions, ...moreFigureActions];

/** One sign for each action, and whether a picture is chosen. */
function factsOf(editor: Editor) {
  const kind = isPictureSelected(editor.state) ? "p" : "t";
  return kind + actions.map((action) => signOf(action, editor)).join("");
}

type Props = { editor: Editor; controls: EditorControls; panel: PanelName | null };

/** The toolbar in one row, within the thumb's reach: of the text, or of the picture that is chosen. */
export function PhoneToolbar({ editor, controls, panel }: Props) {
  const facts = useLateEditorFacts(editor, factsOf);
  const focus = useRovingFocus(() => editor.view.focus());
  const isPicture = facts.startsWith("p");
  const sign = (action: Action) => facts[actions.indexOf(action) + 1] ?? "-";

  function button(action: Action, index: number, inWords = false) {
    return (
      <ActionButton
        key={action.label}
        action={action}
        editor={editor}
        controls={controls}
        sign={sign(action)}
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

  const possible = moreFigureActions.filter((action) => sign(action) !== "x");
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
            {/* On the narrowest phones it stands among the text styles alone. */}
            <div className="contents max-[22.4rem]:hidden">{button(listAction, 5)}</div>
            {button(picturesAction, 6)}
            {opener("more", "More", 7, <Ellipsis {...rowIcon} />)}
          </>
        )}
      </div>
    </div>
  );
}
