import { pairShares } from "~/models/pictures/picture";
import { filmIn } from "~/models/texts/content/content-film";
import { isNoteLink } from "~/models/texts/content/content-notes";
import { picturesIn } from "~/models/texts/content/content-picture";
import { dark, light } from "~/styles/palette";
import { escapedAttribute } from "~/utils/markup/escape-html";
import { type HtmlElement, type HtmlNode, parseHtml } from "~/utils/markup/html-tree";
import { BoundedHtml } from "./bounded-html";
import { classStyles, contentStyles } from "./content-styles";
import { type MailPictures, mailPicture, sizeOf, TEXT_PX } from "./mail-picture";
import { type PlaceLink, placeIn } from "./mail-place";

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
/** The attributes that the sanitiser lets through and a mail needs. */
const KEPT = ["href", "start", "colspan", "rowspan", "scope"];
/** Elements that take the direction of their own first letter (`dir="auto"`) where the letter gives none. */
const DIRECTED = /^(?:p|address|h[2-4]|li|d[td]|blockquote|aside|figcaption|t[dh]|pre)$/;
/** Replacements for elements that mail programs show in different ways. */
const SAME: Partial<Record<string, string>> = { cite: "small" };
const GAP_PX = 8;
const THUMB_PX = 120;

/**
 * Turns a letter's sanitised HTML, with absolute addresses, into HTML for mail programs: styles are inline, and tables
 * put things side by side. A letter longer than `maxBytes` is cut; `isWhole` is then false.
 */
export function mailContent(html: string, pictures: MailPictures, maxBytes: number) {
  const writer = new MailWriter(pictures, new BoundedHtml(maxBytes));
  writer.writeAll(parseHtml(html));
  return { html: String(writer.out), isWhole: writer.out.isWhole };
}

class MailWriter {
  constructor(
    private readonly pictures: MailPictures,
    readonly out: BoundedHtml,
  ) {}

  writeAll(nodes: HtmlNode[]) {
    for (const node of nodes) this.write(node);
  }

  private write(node: HtmlNode) {
    if (typeof node === "string") return this.out.text(node);
    if (node.name === "img") return this.out.single(mailPicture(node, this.pictures));
    if (node.name === "figure") return this.figure(node);
    if (node.name === "br") return this.out.single("<br />");
    if (node.name === "hr") return this.out.single(`<hr style="${contentStyles.hr}" />`);
    if (isNoteLink(node)) return this.writeAll(node.children);
    if (node.name === "q") return this.quotation(node);
    const place = placeIn(node);
    if (place) return this.place(place);
    this.element(node);
  }

  /** Writes the quotation marks out: few mail programs add them. */
  private quotation({ children }: HtmlElement) {
    this.out.text("“");
    this.writeAll(children);
    this.out.text("”");
  }

  private element(element: HtmlElement) {
    const { name, attributes, children } = element;
    const kept = KEPT.flatMap((one) => (attributes[one] ? attribute(one, attributes[one]) : []));
    const direction = attributes.dir ?? (DIRECTED.test(name) ? "auto" : "");
    if (direction) kept.push(attribute("dir", direction));
    const style = classStyles[attributes.class ?? ""] ?? contentStyles[name];
    // Captions and notes become muted `div`s.
    const isApart = name === "figcaption" || name === "aside";
    const [tag, marks] = isApart ? ["div", ['class="muted"']] : [SAME[name] ?? name, []];
    const open = [tag, ...marks, ...kept, ...(style ? [`style="${style}"`] : [])].join(" ");
    this.out.around(`<${open}>`, `</${tag}>`, () => this.writeAll(children));
  }

  private figure(figure: HtmlElement) {
    const film = filmIn(figure);
    this.out.around('<div style="margin:32px 0">', "</div>", () => {
      const images = picturesIn(figure.children);
      if (film) {
        this.film(film.link);
        this.writeAll(figure.children.filter((child) => child !== film.link));
      } else if (images.length > 1) {
        this.pairs(images);
        this.writeAll(figure.children.filter((child) => picturesIn([child]).length === 0));
      } else this.writeAll(figure.children);
    });
  }

  /** Several pictures in rows of two; the two of a row have the same height. */
  private pairs(images: HtmlElement[]) {
    const shares = pairShares(images.map((image) => this.aspect(image)));
    for (let index = 0; index < images.length; index += 2) {
      this.out.around(`<table ${TABLE}><tr>`, "</tr></table>", () => {
        for (const [at, image] of images.slice(index, index + 2).entries()) {
          this.cell(image, shares[index + at] ?? 1, at);
        }
      });
    }
  }

  private cell(image: HtmlElement, share: number, at: number) {
    const isAlone = share === 1;
    const room = isAlone ? TEXT_PX : Math.round((TEXT_PX - GAP_PX) * share);
    const [left, right] = isAlone ? [0, 0] : at === 0 ? [0, GAP_PX / 2] : [GAP_PX / 2, 0];
    const style = `padding:0 ${right}px ${GAP_PX}px ${left}px;vertical-align:top`;
    const open = `<td width="${Math.round(share * 100)}%" style="${style}">`;
    this.out.around(open, "</td>", () => this.out.single(mailPicture(image, this.pictures, room)));
  }

  private aspect(image: HtmlElement) {
    const size = sizeOf(image, this.pictures);
    return size ? size.width / size.height : 3 / 2;
  }

  /** A dark frame with a picture to press: nothing loads from the video's host before that. */
  private film({ attributes, children }: HtmlElement) {
    const frame = `background:${dark.canvas};border-radius:8px;padding:48px 20px;text-align:center`;
    const look = `color:${dark.ink};text-decoration:none`;
    const disc = `${this.pictures.origin}/mail/film.jpg`;
    const button = `<img src="${disc}" alt="Play the film" width="64" height="64" style="display:inline-block;border:0" />`;
    const open = `<table ${TABLE}><tr><td class="film" bgcolor="${dark.canvas}" style="${frame}"><a ${attribute("href", attributes.href ?? "")} style="${look}">${button}<br />`;
    const close = "<br /><small>A film on YouTube</small></a></td></tr></table>";
    this.out.around(open, close, () => this.writeAll(children));
  }

  /** A place of the journey: its picture beside its name. */
  private place({ link, image, name, region }: PlaceLink) {
    const frame = `margin:0 0 20px;border:1px solid ${light.line};border-radius:8px`;
    const look = `color:${light.ink};text-decoration:none`;
    const href = attribute("href", link.attributes.href ?? "");
    const picture = image
      ? `<td width="${THUMB_PX}" style="padding:12px 0 12px 12px"><a ${href}>${mailPicture(image, this.pictures, THUMB_PX)}</a></td>`
      : "";
    const open = `<table ${TABLE} class="card" style="${frame}"><tr>${picture}<td style="padding:12px 16px;vertical-align:middle"><a class="plain" ${href} style="${look}">`;
    this.out.around(open, "</a></td></tr></table>", () => {
      if (name) this.element(name);
      if (name && region) this.out.single("<br />");
      if (region) this.element(region);
    });
  }
}

function attribute(name: string, value: string) {
  return `${name}="${escapedAttribute(value)}"`;
}
