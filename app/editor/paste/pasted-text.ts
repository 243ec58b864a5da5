import { paragraphs } from "~/models/texts/content/content-writer";
import { videoId } from "~/utils/links/video-id";
import { escapedText } from "~/utils/markup/escape-html";
import { permitted } from "../document/text";

/**
 * Bold, italic and struck words as WhatsApp writes them in plain text. The signs stand at the ends of words, with
 * nothing but brackets and quotation marks outside them: within an address, a name in code or a sum they are just signs.
 */
const SIGNS: Record<string, string> = { "*": "strong", _: "em", "~": "s" };
const SIGNED =
  /(?<=(?:^|[\s—–])[([{"'“‘«¿¡]*)([*_~])(?=\S)([^*_~\n]*?[^*_~\s])\1(?=[)\]}"'”’»,.;:!?…]*(?:$|[\s—–]))/gmu;

/** A pasted plain text as HTML: blank lines part paragraphs, and the address of a film is the film. */
export function pastedText(text: string) {
  const signed = escapedText(text.replace(/\r\n?/g, "\n").trim()).replace(
    SIGNED,
    (_whole, sign: string, words: string) => `<${SIGNS[sign]}>${words}</${SIGNS[sign]}>`,
  );
  const html = paragraphs(signed).replace(/<p>(\S+)<\/p>/g, (whole, address: string) =>
    videoId(address) ? `<figure><a href="${address}">Film</a></figure>` : whole,
  );
  return permitted(html);
}
