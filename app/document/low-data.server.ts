import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { mediaFolder } from "~/models/pictures/picture-files.server";
import { serveVariant } from "~/models/pictures/picture-variant.server";
import {
  applyEdits,
  type HtmlEdit,
  openingTag,
  type SourceElement,
  sourceElements,
} from "~/utils/markup/edit-html";
import { escapedAttribute } from "~/utils/markup/escape-html";

/** A picture of this width is enough for a phone's whole screen. */
const SHOWN_PX = 960;

const PATIENCE_MS = 2_000;

/** What stands in for the typefaces has their widths; a tiny form wears the link that shows its picture. */
const STYLES = `:root{--face-display:"Fraunces Georgia","Fraunces Noto","Fraunces DejaVu",serif;--face-text:"Newsreader Georgia","Newsreader Noto","Newsreader DejaVu",serif;--face-sans:"Inter Arial","Inter Noto","Inter DejaVu",sans-serif}
[data-picture]{position:relative;display:block;container-type:inline-size}
a[data-show]{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .875rem;border-radius:.375rem;background:var(--surface);color:var(--ink);font:500 1rem var(--face-sans);text-decoration:underline}
[data-picture]>a[data-show]{position:absolute;z-index:10;bottom:.75rem;left:.75rem}
[data-picture]>img{width:100%;height:100%;object-fit:cover}
@container (max-width:9rem){[data-picture]>a[data-show]{inset:0;opacity:0}}`;

/**
 * The same document for a line that is slow or dear: no scripts but one of its own, no typefaces, and pictures as their
 * tiny forms, each with a link that says what the picture weighs; and whether all of them say it. The nonce marks the
 * scripts of the program.
 */
export async function asLowData(html: string, nonce: string, script: string) {
  const own = `<style>${STYLES}</style><script nonce="${nonce}">${script}</script>`;
  const elements = sourceElements(html);
  const found = picturesIn(elements, html);
  await makeShowable(found);
  const pictures = found.map((picture) => ({ ...picture, ready: readyOf(picture.names) }));
  const light = applyEdits(html, [
    ...elements.flatMap((element) => editsOf(element, nonce, own)),
    ...pictures.flatMap((picture) => {
      const { element } = picture;
      const tiny = tinyForm(picture, isInLink(element));
      return tiny === null ? [] : [{ start: element.start, end: element.end, html: tiny }];
    }),
  ]);
  const isComplete = pictures.every(({ names, ready }) => names.length === 0 || ready !== null);
  return { html: light, isComplete };
}

/** What changes of an element that is no picture. */
function editsOf(element: SourceElement, nonce: string, own: string): HtmlEdit[] {
  const { name, attributes, start, innerStart, innerEnd, end } = element;
  if (name === "head") return [{ start: innerEnd, end: innerEnd, html: own }];
  const isFetched = ["modulepreload", "preload"].includes(attributes.rel ?? "");
  const isGone = name === "script" ? attributes.nonce === nonce : name === "link" && isFetched;
  if (isGone) return [{ start, end, html: "" }];
  if (name === "video" && attributes.poster !== undefined) {
    const { poster, ...others } = attributes;
    return [{ start, end: innerStart, html: openingTag(name, { ...others, preload: "none" }) }];
  }
  if (!isUnwrapped(element)) return [];
  return [
    { start, end: innerStart, html: "" },
    { start: innerEnd, end, html: "" },
  ];
}

/** What scripts would open over the page is shown in its place here. */
function isUnwrapped({ name, attributes }: SourceElement) {
  return name === "a" && Boolean(attributes["data-enlarge"]);
}

function isInLink({ parent }: SourceElement): boolean {
  if (!parent) return false;
  return (parent.name === "a" && !isUnwrapped(parent)) || isInLink(parent);
}

function isPicture({ name, parent }: SourceElement) {
  return name === "picture" || (name === "img" && parent?.name !== "picture");
}

type Picture = {
  element: SourceElement;
  src: string;
  alt: string;
  /** Of the site's own, its files, first the one that would fit a phone best. */
  names: string[];
};

type Shown = Picture & { ready: ReturnType<typeof readyOf> };

function picturesIn(elements: SourceElement[], html: string): Picture[] {
  const images = new Map(
    elements.filter(({ name }) => name === "img").map((image) => [image.parent, image]),
  );
  return elements.filter(isPicture).map((element) => {
    const { src = "", alt = "" } = (images.get(element) ?? element).attributes;
    return { element, src, alt, names: namesIn(html.slice(element.start, element.end)) };
  });
}

/** What stands in for a picture: within a link, which leads to where it can be seen, its words only. */
function tinyForm(picture: Shown, isWithinLink: boolean) {
  if (picture.src.startsWith("data:")) return null;
  const alt = escapedAttribute(picture.alt);
  if (isWithinLink) return alt && `<span role="img" aria-label="${alt}"></span>`;
  const { href, bytes } = picture.ready ?? { href: picture.src, bytes: null };
  const label = bytes === null ? "show" : `show (${kilobytes(bytes)} KB)`;
  const words = alt && `<span class="sr-only">: ${alt}</span>`;
  return `<a href="${escapedAttribute(href)}" data-show="${alt}">${label}${words}</a>`;
}

function kilobytes(bytes: number) {
  return Math.max(1, Math.round(bytes / 1000));
}

/**
 * A picture of which no file was made yet, as after a backup was brought back, has one made; a page waits for that a
 * moment and no longer, and tells the size when it is asked for again.
 */
async function makeShowable(pictures: Picture[]) {
  const missing = pictures.flatMap(({ names }) => (names[0] && !readyOf(names) ? [names[0]] : []));
  if (missing.length === 0) return;
  const making = Promise.allSettled(missing.map(serveVariant));
  await Promise.race([making, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
}

function namesIn(source: string) {
  const found = [...source.matchAll(/\/media\/([0-9a-f]{16})-(\d+)\.webp/g)];
  const widths = found.map(([, , width]) => Number(width)).sort((one, other) => other - one);
  const byFit = [
    ...widths.filter((width) => width <= SHOWN_PX),
    ...widths.filter((width) => width > SHOWN_PX).reverse(),
  ];
  const id = found[0]?.[1];
  return ["webp", "jpg"].flatMap((format) => byFit.map((width) => `${id}-${width}.${format}`));
}

/** The first of these files that is made by now, or `null`. */
function readyOf(names: string[]) {
  for (const name of names) {
    const bytes = statSync(join(mediaFolder, name), { throwIfNoEntry: false })?.size;
    if (bytes) return { href: `/media/${name}`, bytes };
  }
  return null;
}
