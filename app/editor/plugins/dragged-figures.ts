import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { movePicture, movePictureOut } from "./figures";

function pictureAt(view: EditorView, target: EventTarget | null) {
  const element = target instanceof Element && target.closest(".editor-picture");
  if (!element || !view.dom.contains(element)) return null;
  return { element, position: view.posAtDOM(element, 0, -1) };
}

/** A picture dropped on another joins its figure; dropped elsewhere, it becomes a figure of its own. */
function draggedPictures() {
  let dragged: number | null = null;
  return new Plugin({
    props: {
      handleDOMEvents: {
        dragstart(view, event) {
          dragged = pictureAt(view, event.target)?.position ?? null;
          return false;
        },
        dragend() {
          dragged = null;
          return false;
        },
      },
      handleDrop(view, event) {
        if (!view.dragging || dragged === null) return false;
        const from = dragged;
        dragged = null;
        const onto = pictureAt(view, event.target);
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const tr = onto
          ? movePicture(view.state, from, onto.position, isRightOf(onto.element, event))
          : at && movePictureOut(view.state, from, at.pos);
        event.preventDefault();
        if (tr) view.dispatch(tr);
        return true;
      },
    },
  });
}

function isRightOf(element: Element, { clientX }: MouseEvent) {
  const { left, width } = element.getBoundingClientRect();
  return clientX > left + width / 2;
}

export const Figures = Extension.create({
  name: "figures",
  // Runs before the handlers of dropped files and text.
  priority: 1000,
  addProseMirrorPlugins: () => [draggedPictures()],
});
