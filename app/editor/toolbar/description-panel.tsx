import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { LIMITS } from "~/models/base/records/limits";
import { chosenPicture } from "../plugins/figures";
import { PanelFrame, panelControl } from "./panel-frame";
import { useEditorFact } from "./use-editor-fact";

/** The index of the chosen picture, else of the first one without a description. */
function firstOf(editor: Editor) {
  const chosen = chosenPicture(editor.state);
  const found = picturesIn(editor).findIndex((picture) =>
    chosen ? picture.position === chosen.start + 1 + chosen.index : isUndescribed(editor, picture),
  );
  return Math.max(0, found);
}

type Props = { editor: Editor; close(): void };

/** The picture asked about, and how to describe it and go on; `null` in a text without pictures. */
function useQuestions({ editor, close }: Props) {
  const all: ReturnType<typeof picturesIn> = JSON.parse(
    useEditorFact(editor, () => JSON.stringify(picturesIn(editor))),
  );
  const [at, setAt] = useState(() => firstOf(editor));
  const [former, setFormer] = useState(all[at]?.alt ?? "");
  const current = all[at];
  if (!current) return null;
  const { position, src, alt } = current;
  const next = all.findIndex((picture, index) => index > at && picture.alt === "");

  /** Writes into the document on each key, so that drafts include it; not in its undo history, as the field has one. */
  function say(words: string) {
    const change = editor.state.tr.setNodeAttribute(position, "alt", words);
    editor.view.dispatch(change.setMeta("addToHistory", false));
  }

  function finish() {
    say(alt.trim());
    editor.storage.pictureLanding.undescribed.delete(src);
  }

  function goOn() {
    finish();
    const following = all[next];
    if (!following) return close();
    const { state, view } = editor;
    const chosen = NodeSelection.create(state.doc, following.position);
    view.dispatch(state.tr.setSelection(chosen).scrollIntoView());
    setAt(next);
    setFormer(following.alt);
  }

  function end() {
    finish();
    close();
  }

  function cancel() {
    say(former);
    close();
  }

  return { current, number: at + 1, of: all.length, hasNext: next >= 0, say, goOn, end, cancel };
}

/** Asks for a description of a picture, shown beside the field, then of the next one without a description. */
export function DescriptionPanel(props: Props) {
  const question = useQuestions(props);
  if (!question) return null;
  const { current, hasNext } = question;
  const { src, alt } = current;
  return (
    <PanelFrame
      label="Description"
      verb={hasNext ? "Next picture" : "Done"}
      apply={question.goOn}
      close={question.cancel}
    >
      <div className="flex w-full items-center gap-3">
        <img
          src={src}
          alt={alt || "The picture to describe"}
          className="max-h-32 max-w-[35%] rounded-control bg-line object-contain"
        />
        <label className="grid min-w-0 grow gap-1 text-sm font-medium">
          What does picture {question.number} of {question.of} show?
          <input
            type="text"
            value={alt}
            maxLength={LIMITS.caption}
            enterKeyHint={hasNext ? "next" : "done"}
            onChange={({ target }) => question.say(target.value)}
            className={panelControl}
          />
        </label>
      </div>
      {hasNext && <SmallButton onClick={question.end}>Done</SmallButton>}
    </PanelFrame>
  );
}

/** A picture of the text, its position and its description. */
type Described = { position: number; src: string; alt: string };

/** All pictures of the text, in order. */
export function picturesIn({ state }: Editor) {
  const found: Described[] = [];
  state.doc.descendants((node, position) => {
    if (node.type.name !== "picture") return;
    found.push({ position, src: node.attrs.src, alt: node.attrs.alt });
  });
  return found;
}

/** Whether a picture was inserted without a description and still has none. */
export function isUndescribed({ storage }: Editor, { src, alt }: Described) {
  return alt === "" && storage.pictureLanding.undescribed.has(src);
}
