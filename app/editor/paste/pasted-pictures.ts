import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { LIMITS } from "~/models/base/records/limits";

export type PastedPictures = { embedded: EmbeddedPicture[]; missing: number };

export const NO_PICTURES: PastedPictures = { embedded: [], missing: 0 };

const EMOJI = /^\p{Extended_Pictographic}/u;
const REACHABLE = /^(?:https?:\/\/|\/(?![/\\]))/i;
const EMBEDDED = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/;
/** Emoji and spacers, which say nothing, are no pictures of hers. */
const MIN_EMBEDDED_CHARACTERS = 2_700;

/** A picture that nobody is to see, by which senders learn who opened a mail. */
function isCounter(picture: HTMLImageElement) {
  const [width, height] = ["width", "height"].map((side) => picture.getAttribute(side));
  return Number(width ?? 9) < 3 || Number(height ?? 9) < 3;
}

/** Whether it shows so little that it is no picture of hers, and has no words either. */
function isSpacer(address: string, alt: string) {
  const isSmall = /^(?:data:|$)/i.test(address) && address.length < MIN_EMBEDDED_CHARACTERS;
  return isSmall && (address === "" || alt.trim() === "");
}

/** A picture that came within the HTML itself, as a file; `null` for any other. */
export function embeddedFile(address: string, alt = "") {
  const [, type = "", base64] = EMBEDDED.exec(address) ?? [];
  if (!base64 || isSpacer(address, alt)) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new File([bytes], `pasted.${type.slice(6).replace(/\+.*/, "")}`, { type });
  } catch {
    // It was cut off, or says something else than it promises.
    return null;
  }
}

/**
 * Takes out of pasted HTML what has no address here: the pictures that came within it, which leave a mark where they
 * stood, and those that no file can be made of or that only the other program finds, which are counted. Emoji become text.
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

/** A picture that came within pasted HTML, with what was said of it there. */
export type EmbeddedPicture = { file: File; alt: string };

/** Stands for an embedded picture until the text that it came in has its place: no keyboard has these signs. */
export function embeddedMark(index: number) {
  return `\uE000${index}\uE001`;
}

/** Sends the pictures that came within a text, each from where it stands there; the cursor stays behind the text. */
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
