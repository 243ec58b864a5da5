import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import { OpenDocument } from "./document/open-document";

const PAUSE_MS = 300;
const AT_LATEST_MS = 1_000;

/** The outermost blocks in which two documents differ, as positions; `null` where they are the same. */
function difference(doc: Node, other: Node) {
  const [blocks, others] = [doc.children, other.children];
  const shorter = Math.min(blocks.length, others.length);
  let same = 0;
  while (same < shorter && blocks[same]?.eq(others[same] as Node)) same += 1;
  if (same === blocks.length && same === others.length) return null;
  let end = 0;
  while (end < shorter - same && blocks.at(-1 - end)?.eq(others.at(-1 - end) as Node)) end += 1;
  const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const from = sizeOf(blocks.slice(0, same));
  const to = from + sizeOf(blocks.slice(same, blocks.length - end));
  return { from, to, blocks: others.slice(same, others.length - end) };
}

/**
 * Keeps an editor and the field that is sent in step. What is typed comes into the field after a pause, and before
 * anybody reads the form; what others put into the field comes into the editor.
 */
export class FieldSync {
  private opened: OpenDocument;
  private written: string;
  private isUntold = false;
  private pause: number | undefined;
  private latest: number | undefined;
  private readonly stopper = new AbortController();

  constructor(
    private readonly area: HTMLTextAreaElement,
    private readonly editor: Editor,
    private readonly onWritten: () => void,
  ) {
    this.written = area.value;
    this.opened = new OpenDocument(area.value, editor.schema);
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
    // Whoever reads the form, and whenever, gets what stands in the editor.
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

  private html() {
    return this.opened.write(this.editor.state.doc);
  }

  private giveTo(formData: FormData) {
    if (formData.has(this.area.name)) formData.set(this.area.name, this.html());
  }

  private readonly plan = () => {
    window.clearTimeout(this.pause);
    this.pause = window.setTimeout(this.flush, PAUSE_MS);
    this.latest ??= window.setTimeout(this.write, AT_LATEST_MS);
  };

  /** Writes what was typed into the field; while somebody types on, nobody is told. */
  private readonly write = () => {
    window.clearTimeout(this.latest);
    this.latest = undefined;
    const html = this.html();
    if (html === this.written) return;
    this.written = html;
    this.area.value = html;
    this.isUntold = true;
  };

  /** The same, and tells as if it had been typed there. */
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
    this.written = this.area.value;
    this.opened = new OpenDocument(this.area.value, this.editor.schema);
    this.show({ canBeUndone: true });
    this.onWritten();
  };

  /** Only blocks that differ are exchanged, so that the cursor stays where it can. */
  private show({ canBeUndone } = { canBeUndone: false }) {
    const { state, view } = this.editor;
    const changed = difference(state.doc, this.opened.doc);
    if (!changed) return;
    const tr = state.tr.replaceWith(changed.from, changed.to, changed.blocks);
    if (!canBeUndone) tr.setSelection(Selection.atStart(tr.doc));
    view.dispatch(tr.setMeta("addToHistory", canBeUndone).setMeta("preventUpdate", true));
  }
}
