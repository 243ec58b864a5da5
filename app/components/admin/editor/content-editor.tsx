import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { counted } from "~/utils/words/counted";
import { SlashMenu } from "./slash-menu";
import type { EditorControls, PanelName } from "./toolbar/actions";
import { FilmPanel } from "./toolbar/film-panel";
import { LinkPanel } from "./toolbar/link-panel";
import { PlacePanel } from "./toolbar/place-panel";
import { Toolbar } from "./toolbar/toolbar";
import { useKeyboardInset } from "./toolbar/use-keyboard-inset";
import { type EditorProps, useContentEditor } from "./use-content-editor";
import "./editor.css";

const panels = { link: LinkPanel, film: FilmPanel, place: PlacePanel };

type Props = EditorProps & {
  choosePictures(): void;
  /** Shows the source in the editor's place. */
  onSource(): void;
};

/** A text as it will look, in the place of the field that is sent. */
export default function ContentEditor({ choosePictures, onSource, ...props }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const { editor, words } = useContentEditor(host, props);
  const controls: EditorControls = { openPanel: setPanel, choosePictures };

  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") setPanel("link");
    else if (event.altKey && event.key === "F10") focusToolbar(frame.current);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the text within.
    <div ref={frame} onKeyDown={onKeyDown} className="editor">
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
      <p className="editor-count">{counted(words, "word")}</p>
    </div>
  );

  function closePanel(open: Editor) {
    setPanel(null);
    open.view.focus();
  }
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

/** The toolbar, and above it what a button asks for. */
function Bar({ editor, controls, panel, closePanel, onSource }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  const Panel = panel && panels[panel];
  return (
    <div ref={bar} className="editor-bar">
      {Panel && <Panel editor={editor} close={closePanel} />}
      <Toolbar editor={editor} controls={controls} onSource={onSource} />
    </div>
  );
}
