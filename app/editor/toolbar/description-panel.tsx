import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useState } from "react";
import { SmallButton } from "~/components/ui/small-button";
import { LIMITS } from "~/models/base/records/limits";
import { chosenPicture } from "../plugins/figures";
import { type Described, picturesIn, positionOf, putDescription } from "./described-pictures";
import { PanelFrame, panelControl } from "./panel-frame";

function firstOf(editor: Editor, all: Described[]) {
  const chosen = chosenPicture(editor.state);
  const { undescribed } = editor.storage.pictureLanding;
  const own =
    chosen && all.findIndex(({ position }) => position === chosen.start + 1 + chosen.index);
  return (
    own ??
    Math.max(
      0,
      all.findIndex(({ src, alt }) => alt === "" && undescribed.has(src)),
    )
  );
}

type Props = { editor: Editor; close(): void };

/** Asks what a picture shows, the picture beside the question, and goes on to the next one that says nothing. */
export function DescriptionPanel({ editor, close }: Props) {
  const [all] = useState(() => picturesIn(editor));
  const [at, setAt] = useState(() => firstOf(editor, all));
  const [words, setWords] = useState(all[at]?.alt ?? "");
  const current = all[at];
  if (!current) return null;
  const next = all.findIndex(({ alt }, index) => index > at && alt === "");

  function say(text: string) {
    setWords(text);
    if (current) putDescription(editor, current, text);
  }

  function finish() {
    if (!current) return;
    putDescription(editor, current, words.trim());
    editor.storage.pictureLanding.undescribed.delete(current.src);
  }

  function goOn() {
    finish();
    const following = all[next];
    if (!following) return close();
    const { state, view } = editor;
    const position = positionOf(editor, following);
    if (position === null) return close();
    view.dispatch(
      state.tr.setSelection(NodeSelection.create(state.doc, position)).scrollIntoView(),
    );
    setAt(next);
    setWords(following.alt);
  }

  function end() {
    finish();
    close();
  }

  function cancel() {
    if (current) putDescription(editor, current, current.alt);
    close();
  }

  return (
    <PanelFrame
      label="Description"
      verb={next < 0 ? "Done" : "Next picture"}
      apply={goOn}
      close={cancel}
    >
      <div className="flex w-full items-center gap-3">
        <img
          src={current.src}
          alt={words || "The picture to describe"}
          className="max-h-32 max-w-[35%] rounded-control bg-line object-contain"
        />
        <label className="grid min-w-0 grow gap-1 text-sm font-medium">
          What does picture {at + 1} of {all.length} show?
          <input
            type="text"
            value={words}
            maxLength={LIMITS.caption}
            enterKeyHint={next < 0 ? "done" : "next"}
            onChange={({ target }) => say(target.value)}
            className={panelControl}
          />
        </label>
      </div>
      {next >= 0 && <SmallButton onClick={end}>Done</SmallButton>}
    </PanelFrame>
  );
}
