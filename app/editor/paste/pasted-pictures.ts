import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { LIMITS } from "~/models/base/records/limits";

export type PastedPictures = { embedded: EmbeddedPicture[]; missing: number };

export const NO_PICTURES: PastedPictures = { embedded: [], missing: 0 };

const EMOJI = /^\p{Extended_Pictographic}/u;
const REACHABLE = /^(?:https?:\/\/|\/(?![/\\]))/i;
const EMBEDDED = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/;
/** Smaller embedded pictures are emoji and spacers. */
const MIN_EMBEDDED_CHARACTERS = 2_700;

/** An invisible picture, with which senders track who has opened a mail. */
function isCounter(picture: HTMLImageElement) {
  const [width, height] = ["width", "height"].map((side) => picture.getAttribute(side));
  return Number(width ?? 9) < 3 || Number(height ?? 9) < 3;
}

/** Whether it is a tiny picture without a description, such as a spacer. */
function isSpacer(address: string, alt: string) {
  const isSmall = /^(?:data:|$)/i.test(address) && address.length < MIN_EMBEDDED_CHARACTERS;
  return isSmall && (address === "" || alt.trim() === "");
}

/** The file of a picture embedded in the HTML; `null` for any other picture. */
export function embeddedFile(address: string, alt = "") {
  const [, type = "", base64] = EMBEDDED.exec(address) ?? [];
  if (!base64 || isSpacer(address, alt)) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new File([bytes], `pasted.${type.slice(6).replace(/\+.*/, "")}`, { type });
  } catch {
    // The data is cut off or invalid.
    return null;
  }
}

/**
 * Removes pictures without a usable address from pasted HTML. Embedded ones leave a mark in their place; those that no
 * file can be made of, or that only the other program can open, are counted. Emoji become text.
 */
export function takePictures(body: HTMLElement): PastedPictures {
  const embedded: EmbeddedPicture[] = [];
  let missing = 0;
  for (const picture of body.querySelectorAll("img")) {
    const address = picture.getAttribute("src")?.trim() ?? "";
    const file = embeddedFile(address, picture.alt);
    if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
    else if (isCounter(picture)) picture.remove();
    else if (file) {
      picture.replaceWith(embeddedMark(embedded.length));
      embedded.push({ file, alt: picture.alt.trim().slice(0, LIMITS.caption) });
    } else if (!REACHABLE.test(address)) {
      if (!isSpacer(address, picture.alt)) missing += 1;
      picture.remove();
    }
  }
  return { embedded, missing };
}

/** A picture embedded in pasted HTML, with its description there. */
export type EmbeddedPicture = { file: File; alt: string };

/** Stands for an embedded picture until the pasted text is in the document; no keyboard can type these characters. */
export function embeddedMark(index: number) {
  return `\uE000${index}\uE001`;
}

/** Uploads the embedded pictures of a text, each for its own place; the cursor stays after the text. */
export function sendEmbedded(
  view: EditorView,
  pictures: EmbeddedPicture[],
  send: (picture: EmbeddedPicture) => void,
) {
  for (const [index, picture] of pictures.entries()) {
    const { tr, selection, doc } = view.state;
    const mark = embeddedMark(index);
    const at = positionOf(mark, doc);
    if (at === null) {
      send(picture);
      continue;
    }
    tr.delete(at, at + mark.length).setSelection(Selection.near(tr.doc.resolve(at)));
    const cursor = selection.getBookmark().map(tr.mapping);
    view.dispatch(tr.setMeta("addToHistory", false));
    send(picture);
    view.dispatch(view.state.tr.setSelection(cursor.resolve(view.state.doc)));
  }
}

function positionOf(text: string, doc: Node) {
  let found: number | null = null;
  doc.descendants((node, position) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (at >= 0) found = position + at;
    return found === null;
  });
  return found;
}
