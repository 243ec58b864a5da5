import { applyEdits, type SourceElement, sourceElements } from "~/utils/markup/edit-html";
import { element, unescapeXml } from "~/utils/markup/xml";
import { freezePage } from "./freeze-page";
import { type Copy, hrefHere, type Page, refer } from "./hrefs";
import { isAbsent, widthsHere } from "./picture-widths";

/** What leads to older letters, of which a copy has the feed's first page alone. */
const WAYS_ON = ["next", "last"];
/** The elements of Atom whose text is an address. */
const ATOM_ADDRESSES = ["id", "icon", "uri"];
/** The members of JSON Feed that are addresses, here or in an item or author. */
const JSON_ADDRESSES = ["home_page_url", "feed_url", "icon", "favicon", "url", "image"];

/**
 * A feed as the copy has it, its letters by the rules of pages. It goes by the site's address on the web; a site that has
 * none gets one that leads on from wherever the feed itself is found.
 */
export async function freezeFeed(text: string, { address, file }: Page, copy: Copy) {
  const page = { address, file, base: copy.siteUrl };
  const isJson = text.trimStart().startsWith("{");
  return isJson ? freezeJson(text, page, copy) : freezeAtom(text, page, copy);
}

type Item = { content_html: string };

async function freezeJson(json: string, page: Page, copy: Copy) {
  const { next_url: _next, items, ...feed } = JSON.parse(json);
  const frozen = (items as Item[]).map(async (item) => ({
    ...item,
    content_html: await freezePage(item.content_html, page, copy),
  }));
  return JSON.stringify({ ...feed, items: await Promise.all(frozen) }, (name, value) =>
    JSON_ADDRESSES.includes(name) ? addressHere(value, page, copy) || undefined : value,
  );
}

async function freezeAtom(xml: string, page: Page, copy: Copy) {
  const edits = sourceElements(xml).map(async (source) => {
    const { start, end } = source;
    return { start, end, html: await frozenElement(source, xml, page, copy) };
  });
  const changed = (await Promise.all(edits)).flatMap(({ html, ...at }) =>
    html === null ? [] : { ...at, html },
  );
  return applyEdits(xml, changed);
}

/** An element of Atom in the copy; `null` for one that stays as it is. */
async function frozenElement(source: SourceElement, xml: string, page: Page, copy: Copy) {
  const { name, attributes, innerStart, innerEnd } = source;
  const text = () => unescapeXml(xml.slice(innerStart, innerEnd));
  if (name === "content") {
    return element(name, await freezePage(text(), page, copy), attributes);
  }
  if (ATOM_ADDRESSES.includes(name)) return element(name, addressHere(text(), page, copy));
  if (name !== "link" || attributes.href === undefined) return null;
  if (WAYS_ON.includes(attributes.rel ?? "")) return "";
  const href = addressHere(attributes.href, page, copy);
  return href && element(name, null, { ...attributes, href });
}

/** Of a picture, its widest JPEG; empty for what is not in the copy. */
function addressHere(address: string, page: Page, copy: Copy) {
  const place = refer(address, page, copy)?.place;
  if (place && isAbsent(place, copy)) return "";
  return hrefHere(widthsHere(place, copy)?.at(-1)?.address ?? address, page, copy);
}
