import type { NodeViewRendererProps } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { NodeView } from "@tiptap/pm/view";
import { removePicture } from "../plugins/figures";

/** An element with attributes and children. */
function dom<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  children: (HTMLElement | string)[] = [],
) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A picture with the field for its description. */
export class PictureView implements NodeView {
  readonly dom: HTMLElement;
  private readonly image = dom("img", { draggable: "false" });
  private readonly alt = dom("input", {
    type: "text",
    "aria-label": "Description of the picture",
    placeholder: "What it shows",
  });
  private readonly tools: HTMLElement;

  constructor({ node, view, getPos }: NodeViewRendererProps) {
    const sign = dom("span", { "aria-hidden": "true", title: "Remove the picture" }, ["×"]);
    const remove = dom("button", { type: "button", "aria-label": "Remove the picture" }, [sign]);
    remove.addEventListener("click", () => {
      const position = getPos();
      if (position !== undefined) removePicture(view, position);
    });
    this.tools = dom("div", { class: "editor-tools" }, [this.alt, remove]);
    const parts = [this.image, this.tools];
    this.dom = dom("div", { class: "editor-picture", contenteditable: "false" }, parts);
    this.alt.addEventListener("input", () => {
      const position = getPos();
      if (position === undefined) return;
      // The field undoes its own typing.
      const change = view.state.tr.setNodeAttribute(position, "alt", this.alt.value);
      view.dispatch(change.setMeta("addToHistory", false));
    });
    this.show(node);
  }

  private show({ attrs }: Node) {
    if (this.image.getAttribute("src") !== attrs.src) this.image.src = attrs.src;
    this.image.alt = attrs.alt;
    if (this.alt.value !== attrs.alt) this.alt.value = attrs.alt;
  }

  update(node: Node) {
    if (node.type.name !== "picture") return false;
    this.show(node);
    return true;
  }

  stopEvent(event: Event) {
    return this.tools.contains(event.target as HTMLElement);
  }

  ignoreMutation() {
    return true;
  }
}
