import { paragraphs } from "~/models/texts/content/content-writer";
import { videoId } from "~/utils/links/video-id";
import { escapedText } from "~/utils/markup/escape-html";
import { permitted } from "../document/text";

/**
 * Bold, italic and struck words in WhatsApp's plain text. The signs count only at the ends of words, next to nothing
 * but brackets and quotation marks: within an address, a name in code or a calculation they are ordinary characters.
 */
const SIGNS: Record<string, string> = { "*": "strong", _: "em", "~": "s" };
const SIGNED =
  /(?<=(?:^|[\s—–])[([{"'“‘«¿¡]*)([*_~])(?=\S)([^*_~\n]*?[^*_~\s])\1(?=[)\]}"'”’»,.;:!?…]*(?:$|[\s—–]))/gmu;

/** Pasted plain text as HTML: blank lines separate paragraphs, and the address of a film becomes the film. */
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
