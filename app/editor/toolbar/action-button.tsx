import type { Editor } from "@tiptap/core";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { type Action, type EditorControls, standingOf, type WordAction } from "./action";
import { Sign, ToolbarButton } from "./toolbar-button";

type Props = {
  action: Action | WordAction;
  editor: Editor;
  controls: EditorControls;
  /** Its name in place of its sign. */
  inWords?: boolean;
  tabIndex: number;
};

/** The button of an action, as a sign or in words. */
export function ActionButton({ action, editor, controls, inWords = false, tabIndex }: Props) {
  const { label, keys } = action;
  const Icon = "icon" in action && !inWords ? action.icon : null;
  const tip = keys ? `${label} (${keys})` : label;
  return (
    <ToolbarButton
      aria-label={Icon ? label : undefined}
      aria-keyshortcuts={keys?.replace("Ctrl", "Control")}
      {...standingOf(action, editor)}
      tabIndex={tabIndex}
      onClick={() => {
        // At once: what is typed next belongs to the text.
        editor.view.focus();
        action.run(editor, controls);
      }}
    >
      {Icon ? (
        <Sign tip={tip}>
          <Icon {...rowIcon} />
        </Sign>
      ) : (
        <span className="whitespace-nowrap">{label}</span>
      )}
    </ToolbarButton>
  );
}
