import type { Editor } from "@tiptap/core";
import { rowIcon } from "~/components/ui/icon-button";
import type { Action, EditorControls } from "./action";
import { Sign, ToolbarButton } from "./toolbar-button";

/** How an action stands: pressed, not pressed, impossible, or possible where it is not always. */
export function signOf({ isOn, isPossible }: Action, editor: Editor) {
  if (isPossible) return isPossible(editor) ? " " : "x";
  return isOn?.(editor) ? "+" : "-";
}

type Props = {
  action: Action;
  editor: Editor;
  controls: EditorControls;
  sign: string;
  /** Its name in place of its sign. */
  inWords?: boolean;
  tabIndex?: number;
  /** Called before it is done. */
  onPress?(): void;
};

/** The button of an action, as a sign or in words. */
export function ActionButton({ action, editor, controls, sign, ...props }: Props) {
  const { label, keys, isOn, icon: Icon } = action;
  const { inWords = false, tabIndex, onPress } = props;
  const tip = keys ? `${label} (${keys})` : label;
  return (
    <ToolbarButton
      aria-label={inWords ? undefined : label}
      aria-keyshortcuts={keys?.replace("Ctrl", "Control")}
      aria-pressed={isOn ? sign === "+" : undefined}
      aria-disabled={sign === "x" || undefined}
      tabIndex={tabIndex}
      onClick={() => {
        onPress?.();
        // At once: what is typed next belongs to the text.
        editor.view.focus();
        action.run(editor, controls);
      }}
    >
      {inWords ? (
        <span title={tip} className="whitespace-nowrap">
          {label}
        </span>
      ) : (
        <Sign tip={tip}>
          <Icon {...rowIcon} />
        </Sign>
      )}
    </ToolbarButton>
  );
}
