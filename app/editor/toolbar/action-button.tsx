import type { Editor } from "@tiptap/core";
import type { ComponentProps, ReactNode } from "react";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { type Action, type EditorControls, standingOf, type WordAction } from "./action";

type Props = {
  action: Action | WordAction;
  editor: Editor;
  controls: EditorControls;
  /** Whether to show its name in place of its icon. */
  inWords?: boolean;
  tabIndex: number;
};

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
        // At once, so that what is typed next goes into the text.
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

const look =
  "inline-grid h-touch min-w-touch shrink-0 place-items-center rounded-control px-1.5 text-sm font-medium text-ink hover:bg-line aria-disabled:opacity-40 aria-pressed:bg-line aria-pressed:text-accent sm:h-10 sm:min-w-10";

/** A button of the toolbar. Pressing it moves neither the cursor nor a phone's keyboard. */
export function ToolbarButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className={look}
      {...props}
    />
  );
}

/**
 * A button's visible part, with a tooltip for the mouse: on the button itself, screen readers would read that after its
 * name.
 */
function Sign({ tip, children }: { tip: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      title={tip}
      className="grid place-items-center self-stretch justify-self-stretch"
    >
      {children}
    </span>
  );
}
