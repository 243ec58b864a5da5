import type { NodeViewRendererProps } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { NodeView } from "@tiptap/pm/view";
import { readableHtml } from "../document/rendering";
import { blockButton, dom } from "./dom";

/** HTML as readers see it, and on demand its source. */
export class HtmlBlockView implements NodeView {
  readonly dom: HTMLElement;
  private readonly shown = dom("div", { class: "editor-html-shown" });
  private readonly source = dom("textarea", {
    "aria-label": "Source of the HTML block",
    rows: "6",
    spellcheck: "false",
    hidden: "",
  });
  private readonly edit: HTMLButtonElement;

  constructor({ node, view, getPos }: NodeViewRendererProps) {
    this.edit = blockButton("Edit", "Edit the HTML block", () => this.toggle());
    this.edit.setAttribute("aria-expanded", "false");
    const head = dom("div", { class: "editor-tools" }, [dom("span", {}, ["HTML"]), this.edit]);
    this.dom = dom("div", { class: "editor-html", contenteditable: "false" }, [
      head,
      this.shown,
      this.source,
    ]);
    this.source.addEventListener("input", () => {
      const position = getPos();
      if (position === undefined) return;
      // The field undoes its own typing.
      const change = view.state.tr.setNodeAttribute(position, "source", this.source.value);
      view.dispatch(change.setMeta("addToHistory", false));
    });
    this.show(node);
  }

  private toggle() {
    this.source.hidden = !this.source.hidden;
    this.shown.hidden = !this.source.hidden;
    this.edit.textContent = this.source.hidden ? "Edit" : "Done";
    this.edit.setAttribute("aria-expanded", String(!this.source.hidden));
    if (!this.source.hidden) this.source.focus();
  }

  private show({ attrs: { source } }: Node) {
    if (this.source.value !== source) this.source.value = source;
    // Cut down to the allow-list, as on the page.
    this.shown.innerHTML = readableHtml(source);
    if (this.shown.innerHTML === "") this.shown.textContent = "Readers see nothing of this.";
  }

  update(node: Node) {
    if (node.type.name !== "htmlBlock") return false;
    this.show(node);
    return true;
  }

  stopEvent(event: Event) {
    const { target } = event;
    return target === this.source || target === this.edit;
  }

  ignoreMutation() {
    return true;
  }
}
