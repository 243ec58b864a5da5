import type { Editor } from "@tiptap/core";
import { Code2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { type Action, type EditorControls, focused, standingOf, type WordAction } from "./action";
import { ToolbarButton } from "./action-button";
import { insertActions, paragraphAction, photosAction, styleActions } from "./block-actions";
import { formatActions, historyActions } from "./format-actions";

/** The actions that are not in the toolbar's row, which has undo and the first three formats. */
const moreActions = [
  photosAction,
  ...historyActions.slice(1),
  ...formatActions.slice(3),
  ...insertActions,
];

type MenuProps = {
  editor: Editor;
  controls: EditorControls;
  close(): void;
  onSource(): void;
};

/** Paragraph, headings and the other block styles. */
export function StylePanel(props: MenuProps) {
  return <Menu label="Text style" actions={[paragraphAction, ...styleActions]} {...props} />;
}

/** Actions that are seldom needed. */
export function MorePanel(props: MenuProps) {
  const actions = [
    ...moreActions,
    ...(props.editor.isActive("table") ? tableActions : []),
    { label: "HTML", icon: Code2, run: props.onSource },
  ];
  return <Menu label="More" actions={actions} {...props} />;
}

type Props = MenuProps & { label: string; actions: (Action | WordAction)[] };

function Menu({ label, actions, editor, controls, close }: Props) {
  const menu = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // Opened by key, the focus is in the toolbar and moves into the menu. After a touch it stays in the text.
    if (document.activeElement?.closest("[role=toolbar]"))
      menu.current?.querySelector("button")?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return (
    <fieldset
      ref={menu}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="grid max-h-[40dvh] min-w-0 grid-cols-2 gap-1 overflow-y-auto border-b border-line"
    >
      {actions.map((action) => (
        <ToolbarButton
          key={action.label}
          {...standingOf(action, editor)}
          onClick={() => {
            close();
            action.run(editor, controls);
          }}
          className="flex min-h-touch min-w-0 items-center gap-2 rounded-control px-2 text-left text-sm font-medium hover:bg-line aria-disabled:opacity-40 aria-pressed:bg-line aria-pressed:text-accent"
        >
          {"icon" in action && <action.icon {...rowIcon} />}
          {action.label}
        </ToolbarButton>
      ))}
    </fieldset>
  );
}

/** Actions for the table at the cursor. They have labels, as there are no well-known icons for them. */
const tableActions: WordAction[] = [
  { label: "Row below", run: (editor) => focused(editor).addRowAfter().run() },
  { label: "Column after", run: (editor) => focused(editor).addColumnAfter().run() },
  { label: "Heading row", run: (editor) => focused(editor).toggleHeaderRow().run() },
  { label: "Remove row", run: (editor) => focused(editor).deleteRow().run() },
  { label: "Remove column", run: (editor) => focused(editor).deleteColumn().run() },
  { label: "Remove table", run: (editor) => focused(editor).deleteTable().run() },
];
