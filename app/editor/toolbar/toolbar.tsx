import type { Editor } from "@tiptap/core";
import { chosenPicture } from "../plugins/figures";
import type { EditorControls, WordAction } from "./action";
import { ActionButton } from "./action-button";
import { blockActions } from "./block-actions";
import { figureActions, moreFigureActions } from "./figure-actions";
import { formatActions, historyActions } from "./format-actions";
import { quotesAction } from "./quotes-action";
import { useRovingFocus } from "./roving-focus";
import { tableActions } from "./table-actions";
import { useLateRender } from "./use-editor-fact";

const actions = [...formatActions, ...blockActions, ...historyActions, quotesAction];

/** What can be done with the table or the pictures at the cursor. */
function actionsAt(editor: Editor): WordAction[] {
  if (editor.isActive("table")) return tableActions;
  if (!chosenPicture(editor.state)) return [];
  const pictures = [...figureActions, ...moreFigureActions];
  return pictures.filter(({ isPossible }) => isPossible?.(editor) ?? true);
}

type Props = { editor: Editor; controls: EditorControls; onSource(): void };

/** Everything that can be done with the text, where there is room for all of it. */
export function Toolbar({ editor, controls, onSource }: Props) {
  useLateRender(editor);
  const focus = useRovingFocus(() => editor.view.focus());
  const words = [...actionsAt(editor), { label: "HTML", run: onSource }];
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      onKeyDown={focus.onKeyDown}
      className="flex flex-wrap"
    >
      {[...actions, ...words].map((action, index) => (
        <ActionButton
          key={action.label}
          action={action}
          editor={editor}
          controls={controls}
          inWords={index >= actions.length}
          tabIndex={focus.tabIndexOf(index)}
        />
      ))}
    </div>
  );
}
