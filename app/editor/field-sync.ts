import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import { readText, writeText } from "./document/text";

const PAUSE_MS = 300;
const AT_LATEST_MS = 1_000;

/** The range in which two documents differ, as positions in both; `null` if they are equal. */
function difference(doc: Node, other: Node) {
  const from = doc.content.findDiffStart(other.content);
  const ends = doc.content.findDiffEnd(other.content);
  if (from === null || !ends) return null;
  // The equal parts before and after may overlap.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  return { from, to: ends.a + overlap, otherTo: ends.b + overlap };
}

/**
 * Synchronizes an editor with the field that is sent. Typed text is written to the field after a pause, and before the
 * form is read; a change of the field from elsewhere is shown in the editor.
 */
export class FieldSync {
  /** The opened text, and the HTML that the editor makes of it as long as nothing changes. */
  private source = "";
  private sourceHtml = "";
  private written = "";
  private isUntold = false;
  private pause: number | undefined;
  private latest: number | undefined;
  private readonly stopper = new AbortController();

  constructor(
    private readonly area: HTMLTextAreaElement,
    private readonly editor: Editor,
    private readonly onWritten: () => void,
  ) {
    this.show();
    editor.on("update", this.plan);
    editor.on("blur", this.flush);
    this.listen();
  }

  private listen() {
    const { signal } = this.stopper;
    const { form } = this.area;
    this.area.addEventListener("input", this.takeOver, { signal });
    form?.addEventListener("submit", this.flush, { capture: true, signal });
    form?.addEventListener("reset", () => setTimeout(this.takeOver), { signal });
    // Every read of the form, at any time, gets the editor's current text.
    form?.addEventListener("formdata", ({ formData }) => this.giveTo(formData), { signal });
    document.addEventListener("visibilitychange", this.flush, { signal });
    window.addEventListener("pagehide", this.flush, { signal });
  }

  stop() {
    this.flush();
    this.stopper.abort();
    this.editor.off("update", this.plan);
    this.editor.off("blur", this.flush);
  }

  /** The text for the form: exactly the opened one as long as nothing has changed. */
  private html() {
    const html = writeText(this.editor.state.doc);
    return html === this.sourceHtml ? this.source : html;
  }

  private giveTo(formData: FormData) {
    if (formData.has(this.area.name)) formData.set(this.area.name, this.html());
  }

  private readonly plan = () => {
    window.clearTimeout(this.pause);
    this.pause = window.setTimeout(this.flush, PAUSE_MS);
    this.latest ??= window.setTimeout(this.write, AT_LATEST_MS);
  };

  /** Writes the typed text to the field without an event, because typing goes on. */
  private readonly write = () => {
    window.clearTimeout(this.latest);
    this.latest = undefined;
    const html = this.html();
    if (html === this.written) return;
    this.written = html;
    this.area.value = html;
    this.isUntold = true;
  };

  /** The same with an `input` event, as if it had been typed into the field. */
  readonly flush = () => {
    window.clearTimeout(this.pause);
    this.write();
    if (!this.isUntold) return;
    this.isUntold = false;
    this.area.dispatchEvent(new Event("input", { bubbles: true }));
    this.onWritten();
  };

  private readonly takeOver = () => {
    if (this.area.value === this.written) return;
    this.show({ canBeUndone: true });
    this.onWritten();
  };

  /** Replaces only the part that differs, so that the cursor stays where possible. */
  private show({ canBeUndone } = { canBeUndone: false }) {
    const { state, view } = this.editor;
    this.source = this.area.value;
    this.written = this.source;
    const doc = readText(this.source, state.schema);
    const changed = difference(state.doc, doc);
    if (changed) {
      const { from, to, otherTo } = changed;
      const tr = state.tr.replace(from, to, doc.slice(from, otherTo));
      if (!canBeUndone) tr.setSelection(Selection.atStart(tr.doc));
      view.dispatch(tr.setMeta("addToHistory", canBeUndone).setMeta("preventUpdate", true));
    }
    // The HTML as the editor writes it: a table with missing cells, for example, is completed.
    this.sourceHtml = writeText(this.editor.state.doc);
  }
}
