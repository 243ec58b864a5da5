import type { Editor } from "@tiptap/core";
import { Code2, Quote } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { rowIcon } from "~/components/ui/icon-button";
import { hasTypographicQuotes, setTypographicQuotes } from "../plugins/typographic-quotes";
import type { Action, EditorControls } from "./action";
import { signOf } from "./action-button";
import { blockActions, paragraphAction, photosAction } from "./block-actions";
import { formatActions, historyActions } from "./format-actions";
import { tableActions } from "./table-actions";

/** What changes the kind of a block, in the order of how often it is wanted. */
const STYLES = [
  "Heading",
  "Small heading",
  "List",
  "Numbered list",
  "Quotation",
  "Pull quote",
  "Side note",
  "Code block",
];

const styleActions = [
  paragraphAction,
  ...STYLES.flatMap((label) => blockActions.find((action) => action.label === label) ?? []),
];

/** In the row, among the styles, or first here. */
const ELSEWHERE = ["Bold", "Italic", "Link", "Pictures", "From your photos", ...STYLES];

const textActions = [...formatActions, ...blockActions];

const moreActions = [
  photosAction,
  ...historyActions.slice(1),
  ...textActions.filter(({ label }) => !ELSEWHERE.includes(label)),
];

export type MenuProps = {
  editor: Editor;
  controls: EditorControls;
  close(): void;
  onSource(): void;
};

/** The kinds of text that a block can be. */
export function StylePanel(props: MenuProps) {
  return (
    <Menu label="Text style" close={props.close}>
      <Actions actions={styleActions} {...props} />
    </Menu>
  );
}

/** What is wanted seldom. */
export function MorePanel(props: MenuProps) {
  const { editor, close, onSource } = props;
  const [hasQuotes, setQuotes] = useState(hasTypographicQuotes);
  return (
    <Menu label="More" close={close}>
      <Actions actions={moreActions} {...props} />
      {editor.isActive("table") &&
        tableActions.map(({ label, run }) => (
          <Entry
            key={label}
            onClick={() => {
              close();
              run(editor, props.controls);
            }}
          >
            {label}
          </Entry>
        ))}
      <Entry
        aria-pressed={hasQuotes}
        onClick={() => {
          setTypographicQuotes(!hasQuotes);
          setQuotes(!hasQuotes);
        }}
      >
        <Quote {...rowIcon} />
        Typographic quotes
      </Entry>
      <Entry onClick={onSource}>
        <Code2 {...rowIcon} />
        HTML
      </Entry>
    </Menu>
  );
}

function Menu({ label, close, children }: { label: string; close(): void; children: ReactNode }) {
  const menu = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A finger leaves the keyboard where it is; a key goes on in here.
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
      {children}
    </fieldset>
  );
}

function Actions({ actions, editor, controls, close }: MenuProps & { actions: Action[] }) {
  return actions.map((action) => (
    <Entry
      key={action.label}
      aria-pressed={action.isOn ? signOf(action, editor) === "+" : undefined}
      aria-disabled={signOf(action, editor) === "x" || undefined}
      onClick={() => {
        close();
        action.run(editor, controls);
      }}
    >
      <action.icon {...rowIcon} />
      {action.label}
    </Entry>
  ));
}

type EntryProps = {
  onClick(): void;
  children: ReactNode;
  "aria-pressed"?: boolean;
  "aria-disabled"?: true;
};

/** A press leaves the cursor, and a phone's keyboard, where they are. */
function Entry(props: EntryProps) {
  return (
    <button
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="flex min-h-touch min-w-0 items-center gap-2 rounded-control px-2 text-left text-sm font-medium hover:bg-line aria-disabled:opacity-40 aria-pressed:bg-line aria-pressed:text-accent"
      {...props}
    />
  );
}
