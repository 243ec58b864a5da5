import { LIMITS } from "~/models/base/records/limits";
import { type EmbeddedPicture, embeddedMark } from "./embedded-pictures";

export type PastedPictures = { embedded: EmbeddedPicture[]; missing: number };

export const NO_PICTURES: PastedPictures = { embedded: [], missing: 0 };

const EMOJI = /^\p{Extended_Pictographic}/u;
const REACHABLE = /^(?:https?:\/\/|\/(?![/\\]))/i;
const EMBEDDED = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/;
/** Emoji and spacers are no pictures of hers. */
const MIN_EMBEDDED_CHARACTERS = 2_700;

/** A picture that nobody is to see, by which senders learn who opened a mail. */
function isCounter(picture: HTMLImageElement) {
  const [width, height] = ["width", "height"].map((side) => picture.getAttribute(side));
  return Number(width ?? 9) < 3 || Number(height ?? 9) < 3;
}

/** Whether it says nothing, or so little that it is no picture of hers. */
function isSpacer(address: string) {
  return /^(?:data:|$)/i.test(address) && address.length < MIN_EMBEDDED_CHARACTERS;
}

/** A picture that came within the HTML itself, as a file; `null` for any other. */
export function embeddedFile(address: string) {
  const [, type = "", base64] = EMBEDDED.exec(address) ?? [];
  if (!base64 || isSpacer(address)) return null;
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
    const file = embeddedFile(address);
    if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
    else if (isCounter(picture)) picture.remove();
    else if (file) {
      picture.replaceWith(embeddedMark(embedded.length));
      embedded.push({ file, alt: picture.alt.trim().slice(0, LIMITS.caption) });
    } else if (!REACHABLE.test(address)) {
      if (!isSpacer(address)) missing += 1;
      picture.remove();
    }
  }
  return { embedded, missing };
}
