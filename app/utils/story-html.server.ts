import sanitizeHtml from "sanitize-html";
import { type PictureView, srcSet } from "~/models/picture";

const BLOCKS = new Set(
  "address blockquote div dl dd dt figcaption figure h2 h3 h4 hr li ol p pre table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const INLINE = "a b br code em i img s small strong sub sup u".split(" ");
const VOID = new Set(["br", "hr", "img"]);
const BREAK = "<br />";
const BREAK_AND_NEWLINE = /\n?<br \/>\n?/g;
const HAS_BLOCK = new RegExp(`<(${[...BLOCKS].join("|")})\\b`);

const ANY_TAG = /<(\/?[a-z][^<>]*|!--[\s\S]*?--)>/i;
const OWN_OR_WEB = /^(https?:\/\/|\/(?!\/))/i;
const SIZES = "(min-width: 768px) 680px, 92vw";

type Attributes = Record<string, string>;

/**
 * A letter's content as HTML that is safe to show. HTML is cut down to an allow-list; plain text is
 * escaped. Outside block elements blank lines part paragraphs and newlines become line breaks.
 * `pictures` holds the views of the site's own pictures by address: they get their size and variants.
 */
export function storyHtml(content: string, pictures: ReadonlyMap<string, PictureView>) {
  const text = content.replace(/\r\n?/g, "\n").trim();
  return withSlots(withParagraphs(ANY_TAG.test(text) ? sanitized(text, pictures) : escaped(text)));
}

/** The addresses of the pictures in a letter's content. */
export function pictureAddressesIn(content: string) {
  return [...content.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi)].flatMap(
    ([, address]) => address ?? [],
  );
}

function escaped(text: string) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function sanitized(html: string, pictures: ReadonlyMap<string, PictureView>) {
  return sanitizeHtml(html, {
    allowedTags: [...BLOCKS, ...INLINE],
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding", "style"],
      ol: ["start"],
      td: ["colspan", "rowspan"],
      th: ["colspan", "rowspan", "scope"],
    },
    allowedSchemes: ["http", "https", "mailto"],
    allowedSchemesByTag: { img: ["http", "https"] },
    allowProtocolRelative: false,
    // The only style is the one that `imageAttributes` writes.
    parseStyleAttributes: false,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      section: "div",
      article: "div",
      a: (tagName, { href = "" }) => ({ tagName, attribs: linkAttributes(href) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes, pictures) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !OWN_OR_WEB.test(attribs.src ?? ""),
  });
}

function linkAttributes(href: string): Attributes {
  const address = href.replace(/\s+/g, "");
  if (!address) return {};
  return /^https?:/i.test(address) ? { href: address, rel: "noopener" } : { href: address };
}

function imageAttributes(
  { src = "", alt = "" }: Attributes,
  pictures: ReadonlyMap<string, PictureView>,
): Attributes {
  const picture = pictures.get(src);
  const shown = { src, alt: oneLine(alt || (picture?.alt ?? "")), loading: "lazy" };
  if (!picture?.id || !picture.width || !picture.height) return shown;
  const { id, width, height, placeholder } = picture;
  return {
    ...shown,
    srcset: srcSet({ id, width }, "webp"),
    sizes: SIZES,
    width: String(width),
    height: String(height),
    decoding: "async",
    style: `background: url('${placeholder}') center / cover`,
  };
}

const OWN_IMAGE = /<img\b[^>]*\bsrcset="([^"]+)"[^>]*\bwidth="(\d+)" height="(\d+)"[^>]*>/g;

/** Puts the site's own pictures into slots as `Picture` does: AVIF first, loaded when they come near. */
function withSlots(html: string) {
  return html.replace(OWN_IMAGE, (image, webp: string, width: string, height: string) => {
    const [, style = ""] = / style="([^"]*)"/.exec(image) ?? [];
    const source = `<source type="image/avif" srcset="${webp.replaceAll(".webp", ".avif")}" sizes="${SIZES}">`;
    const slot = `data-picture="lazy" style="aspect-ratio: ${width} / ${height}; ${style}"`;
    return `<span ${slot}><picture>${source}${image.replace(` style="${style}"`, "")}</picture></span>`;
  });
}

function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * Wraps what stands outside block elements in paragraphs. Takes well-formed HTML whose attributes hold
 * no `>` and no newline.
 */
function withParagraphs(html: string) {
  const parts: string[] = [];
  let run = "";
  let depth = 0;
  let inBlock = false;
  for (const [token, closing, name = ""] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g)) {
    if (depth === 0) inBlock = BLOCKS.has(name);
    if (inBlock) {
      parts.push(...paragraphsOf(run), token);
      run = "";
    } else {
      // A blank line within an inline element cannot part paragraphs.
      run += name || depth === 0 ? token : token.replace(/\n/g, BREAK);
    }
    if (name && !VOID.has(name)) depth += closing ? -1 : 1;
  }
  return parts.concat(paragraphsOf(run)).join("");
}

function paragraphsOf(run: string) {
  return run
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.replace(BREAK_AND_NEWLINE, BREAK).replace(/\n/g, BREAK))
    .map((paragraph) => (HAS_BLOCK.test(paragraph) ? paragraph : `<p>${paragraph}</p>`));
}
