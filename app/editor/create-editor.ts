import { Editor } from "@tiptap/core";
import { Typography } from "@tiptap/extension-typography";
import { Dropcursor, Gapcursor, Placeholder, TrailingNode, UndoRedo } from "@tiptap/extensions";
import { DOMParser as BlockParser, Slice } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import { site } from "~/site";
import { showToast } from "~/utils/browser/toaster";
import { counted } from "~/utils/words/counted";
import { filesIn } from "../device/screens/uploads/use-incoming-files";
import { contentExtensions } from "./document/schema";
import { readHtml } from "./document/text";
import { pastedHtml } from "./paste/pasted-html";
import { NO_PICTURES, type PastedPictures, sendEmbedded } from "./paste/pasted-pictures";
import { pastedText } from "./paste/pasted-text";
import { Directions } from "./plugins/directions";
import { Figures } from "./plugins/dragged-figures";
import { FirstSign } from "./plugins/first-sign";
import { PictureLanding } from "./plugins/landing";
import { SlashKeys } from "./plugins/slash-keys";

type Options = {
  element: HTMLElement;
  label: string;
  onFiles: OnFiles;
};

/** Takes pasted or dropped pictures, with the alt text of their source. */
type OnFiles = (files: File[], alt?: string) => void;

/** Uploads the pictures embedded in pasted HTML once it is in the text. A toast reports those that cannot be had. */
function takeAlong({ embedded, missing }: PastedPictures, view: EditorView, onFiles: OnFiles) {
  queueMicrotask(() => sendEmbedded(view, embedded, ({ file, alt }) => onFiles([file], alt)));
  if (missing === 0) return;
  showToast({
    title: `${counted(missing, "picture")} did not come along`,
    description:
      "The other program keeps them to itself, or they came broken: add them from this device.",
    tone: "danger",
  });
}

/** Turns the selected words into a link if an address is pasted over them. */
function linkSelected({ state, dispatch }: EditorView, { clipboardData }: ClipboardEvent) {
  const { selection, schema, tr } = state;
  const href = clipboardData?.getData("text/plain").trim() ?? "";
  if (selection.empty || !/^https?:\/\/\S+$/i.test(href)) return false;
  dispatch(tr.addMark(selection.from, selection.to, schema.mark("link", { href })));
  return true;
}

/** Moves the cursor to where files were dropped. */
function moveTo(view: EditorView, { clientX: left, clientY: top }: DragEvent) {
  const at = view.posAtCoords({ left, top });
  if (!at) return;
  const near = Selection.near(view.state.doc.resolve(at.pos));
  view.dispatch(view.state.tr.setSelection(near));
}

/** Pasted and dropped content passes the allow-list; files are uploaded. */
function pasting(onFiles: OnFiles): EditorProps {
  let pictures: PastedPictures = NO_PICTURES;
  /** Takes the files; only without files the pictures in the HTML. */
  function take(files: File[], view: EditorView) {
    if (files.length > 0) onFiles(files);
    else takeAlong(pictures, view, onFiles);
    pictures = NO_PICTURES;
    return files.length > 0;
  }
  return {
    transformPastedHTML(html, { state }) {
      const pasted = pastedHtml(html, state.schema);
      pictures = pasted.pictures;
      return pasted.html;
    },
    clipboardTextParser(text, _at, _isPlain, { state }) {
      const { content } = readHtml(pastedText(text), BlockParser.fromSchema(state.schema));
      return Slice.maxOpen(content, false);
    },
    handlePaste: (view, event) => linkSelected(view, event) || take(filesIn(event), view),
    handleDrop(view, event) {
      if (view.dragging) return false;
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) {
        event.preventDefault();
        moveTo(view, event);
      }
      return take(files, view);
    },
  };
}

/** The cursor's least distance from the window's edges in pixels, to clear the bars there. */
const CLEAR_OF_BARS = { top: 130, right: 5, bottom: 150, left: 5 };

/** Creates an empty editor in `element`. */
export function createEditor({ element, label, onFiles }: Options) {
  return new Editor({
    element,
    injectCSS: false,
    // `pasting` has the rules for pasted content.
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
      ...pasting(onFiles),
      handleDOMEvents: {
        // Links in the text are edited, not followed.
        click: (_view, event) => {
          if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
        },
      },
    },
  });
}

/** Replacements of the package that are off, such as × for x and … for three dots. */
const OTHERS =
  "copyright ellipsis emDash laquo leftArrow multiplication notEqual oneHalf oneQuarter plusMinus raquo registeredTrademark rightArrow servicemark superscriptThree superscriptTwo threeQuarters trademark";

/** Turns straight quotation marks into curly ones while typing. */
const TypographicQuotes = Typography.configure(
  Object.fromEntries(OTHERS.split(" ").map((name) => [name, false])),
);
