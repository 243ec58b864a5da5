import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useRef, useState } from "react";

import { SlashMenu } from "./slash-menu";
import type { EditorControls, PanelName } from "./toolbar/action";
import { DescriptionPanel, isUndescribed, picturesIn } from "./toolbar/description-panel";
import { FilmPanel } from "./toolbar/film-panel";
import { LinkPanel } from "./toolbar/link-panel";
import { MorePanel, StylePanel } from "./toolbar/menu-panels";
import { PlacePanel } from "./toolbar/place-panel";
import { Toolbar } from "./toolbar/toolbar";
import { useEditorFact } from "./toolbar/use-editor-fact";
import { useKeyboardInset } from "./toolbar/use-keyboard-inset";
import { type EditorProps, useContentEditor } from "./use-content-editor";
import "./editor.css";
import { countedInWords } from "~/components/ui/in-words";

const panels = {
  link: LinkPanel,
  film: FilmPanel,
  place: PlacePanel,
  description: DescriptionPanel,
  style: StylePanel,
  more: MorePanel,
};

type Props = EditorProps & {
  /** Whether the text has no box of its own on the page. */
  isBare?: boolean;
  choosePictures(): void;
  chooseFromPhotos(): void;
  /** Shows the HTML source in place of the editor. */
  onSource(): void;
};

/** An editor that shows a text as readers will see it, in place of the field that is sent. */
export default function ContentEditor({ isBare, onSource, ...props }: Props) {
  const { choosePictures, chooseFromPhotos } = props;
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const { editor, words } = useContentEditor(host, props);
  const controls: EditorControls = {
    openPanel: (name) => setPanel((former) => (former === name ? null : name)),
    choosePictures,
    chooseFromPhotos,
  };

  /** Waits a frame, because the editor may still be handling the selection made by the key before. */
  function openLinkPanel() {
    requestAnimationFrame(() => setPanel("link"));
  }

  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") openLinkPanel();
    else if (event.altKey && event.key === "F10") focusToolbar(frame.current);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the text within.
    <div ref={frame} onKeyDown={onKeyDown} className={isBare ? "editor is-bare" : "editor"}>
      {editor && (
        <Bar
          editor={editor}
          controls={controls}
          panel={panel}
          onSource={onSource}
          closePanel={() => closePanel(editor)}
        />
      )}
      <div ref={host} className="editor-text" />
      {editor && <SlashMenu editor={editor} controls={controls} frame={frame} />}
      <p className={isBare ? "editor-count letter-column" : "editor-count"}>
        {countedInWords(words, "word")}
      </p>
    </div>
  );

  function closePanel(open: Editor) {
    setPanel(null);
    open.view.focus();
  }
}

/** How many pictures came without a description and still have none. */
function countUndescribed(editor: Editor) {
  if (editor.storage.pictureLanding.undescribed.size === 0) return 0;
  return picturesIn(editor).filter((picture) => isUndescribed(editor, picture)).length;
}

function focusToolbar(frame: HTMLElement | null) {
  frame?.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']")?.focus();
}

type BarProps = {
  editor: Editor;
  controls: EditorControls;
  panel: PanelName | null;
  closePanel(): void;
  onSource(): void;
};

/** The toolbar, and the panel that one of its buttons has opened. */
function Bar({ editor, controls, panel, closePanel, onSource }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  const Panel = panel && panels[panel];
  const waiting = useEditorFact(editor, countUndescribed);
  return (
    <div ref={bar} className="editor-bar">
      {Panel && (
        <Panel editor={editor} controls={controls} close={closePanel} onSource={onSource} />
      )}
      {!panel && waiting > 0 && (
        <button
          type="button"
          onClick={() => controls.openPanel("description")}
          className="flex min-h-touch w-full items-center border-b border-line px-2 text-left text-sm font-medium text-accent"
        >
          {waiting === 1 ? "Say what the picture shows" : `Say what ${waiting} pictures show`}
        </button>
      )}
      <Toolbar editor={editor} controls={controls} panel={panel} />
    </div>
  );
}
