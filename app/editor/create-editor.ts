import { Editor } from "@tiptap/core";
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from "@tiptap/extensions";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { site } from "~/site";
import { showToast } from "~/utils/browser/toaster";
import { counted } from "~/utils/words/counted";
import { filesIn } from "../device/screens/uploads/use-incoming-files";
import { contentExtensions } from "./document/schema";
import { countUnreachable } from "./paste/clean-html";
import { type OnFiles, sendEmbedded, takeEmbedded } from "./paste/embedded-pictures";
import { isOwnSlice, OwnSlices } from "./paste/own-slice";
import { htmlBlocks, linkOn, sliceOf, textBlocks } from "./paste/pasted-blocks";
import { Directions } from "./plugins/directions";
import { Figures } from "./plugins/figures";
import { FirstSign } from "./plugins/first-sign";
import { PictureLanding } from "./plugins/landing";
import { SlashKeys } from "./plugins/slash-keys";
import { TypographicQuotes } from "./plugins/typographic-quotes";

type Options = {
  element: HTMLElement;
  label: string;
  /** Takes pictures that were pasted or dropped. */
  onFiles: OnFiles;
};

function pasteHtml(view: EditorView, html: string, onFiles: OnFiles) {
  const { state } = view;
  const tr = state.tr.replaceSelection(sliceOf(htmlBlocks(html, state.schema)));
  const taken = takeEmbedded(tr);
  view.dispatch(tr.scrollIntoView());
  if (taken.length > 0) sendEmbedded(view, taken, onFiles);
  const left = countUnreachable(html);
  if (left > 0) {
    showToast({
      title: `${counted(left, "picture")} did not come along`,
      description: "The other program keeps them to itself: add them from this device.",
      tone: "danger",
    });
  }
  return true;
}

function pasteText(view: EditorView, text: string) {
  const { state } = view;
  const tr =
    linkOn(state, text) ?? state.tr.replaceSelection(sliceOf(textBlocks(text, state.schema)));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** What another program gave is cleaned; the editor's own comes back as it was. */
function insert(view: EditorView, data: DataTransfer | null, onFiles: OnFiles) {
  if (view.state.selection.$from.parent.type.spec.code) return false;
  const html = data?.getData("text/html") ?? "";
  const text = data?.getData("text/plain") ?? "";
  if (isOwnSlice(html)) return false;
  if (html) return pasteHtml(view, html, onFiles);
  return text ? pasteText(view, text) : false;
}

/** Files go through the upload. */
function handlePaste(view: EditorView, event: ClipboardEvent, onFiles: OnFiles) {
  const files = filesIn(event);
  if (files.length > 0) {
    event.preventDefault();
    onFiles(files);
    return true;
  }
  return insert(view, event.clipboardData, onFiles);
}

function handleDrop(view: EditorView, event: DragEvent, onFiles: OnFiles) {
  // Dragged within the text.
  if (view.dragging) return false;
  const files = [...(event.dataTransfer?.files ?? [])];
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (at) {
    const near = Selection.near(view.state.doc.resolve(at.pos));
    view.dispatch(view.state.tr.setSelection(near));
  }
  if (files.length === 0) return insert(view, event.dataTransfer, onFiles);
  event.preventDefault();
  onFiles(files);
  return true;
}

/** How far the cursor stays from the window's edges: as far as the bars there reach. */
const CLEAR_OF_BARS = { top: 130, right: 5, bottom: 150, left: 5 };

/** The editor itself, empty, in this element. */
export function createEditor({ element, label, onFiles }: Options) {
  return new Editor({
    element,
    injectCSS: false,
    // What is pasted has its own rules.
    enablePasteRules: false,
    extensions: [
      ...contentExtensions,
      UndoRedo,
      Dropcursor,
      Gapcursor,
      TrailingNode,
      TypographicQuotes,
      PictureLanding,
      Figures,
      FirstSign,
      SlashKeys,
      OwnSlices,
      Directions,
      Placeholder.configure({ placeholder: "Write, or type / for more" }),
    ],
    editorProps: {
      attributes: {
        class: "content",
        lang: site().language,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
      },
      scrollMargin: CLEAR_OF_BARS,
      scrollThreshold: CLEAR_OF_BARS,
      handlePaste: (view, event) => handlePaste(view, event, onFiles),
      handleDrop: (view, event) => handleDrop(view, event, onFiles),
      handleDOMEvents: {
        // A link in the text is there to be written, not to be followed.
        click: (_view, event) => {
          if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
        },
      },
    },
  });
}
