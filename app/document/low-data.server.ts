import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { mediaFolder } from "~/models/pictures/picture-files.server";
import { serveVariant } from "~/models/pictures/picture-variant.server";

/** A picture of this width is enough for a phone's whole screen. */
const SHOWN_PX = 960;

const PATIENCE_MS = 2_000;

/** What stands in for the typefaces has their widths; a tiny form wears the link that shows its picture. */
const STYLES = `:root{--face-display:"Fraunces Georgia","Fraunces Noto","Fraunces DejaVu",serif;--face-sans:"Inter Arial","Inter Noto","Inter DejaVu",sans-serif;--face-text:"Newsreader Georgia","Newsreader Noto","Newsreader DejaVu",serif}
[data-picture]{position:relative;display:block;container-type:inline-size}
a[data-show]{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .875rem;border-radius:.375rem;background:var(--surface);color:var(--ink);font:500 1rem var(--face-sans);text-decoration:underline}
[data-picture]>a[data-show]{position:absolute;z-index:10;bottom:.75rem;left:.75rem}
[data-picture]>img{width:100%;height:100%;object-fit:cover}
@container (max-width:9rem){[data-picture]>a[data-show]{inset:0;opacity:0}}`;

/**
 * The same document for a line that is slow or dear: no scripts but one of its own, no typefaces, and pictures as their
 * tiny forms, each with a link that says what the picture weighs. The nonce marks the scripts of the program.
 */
export async function asLowData(html: string, nonce: string, script: string) {
  const own = `<style>${STYLES}</style><script nonce="${nonce}">${script}</script></head>`;
  const bare = html
    .replace(/<script([^>]*)>.*?<\/script>/gs, (all, given: string) =>
      given.includes(`nonce="${nonce}"`) ? "" : all,
    )
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, "")
    .replace(/(<video[^>]*?) poster="[^"]*"/g, '$1 preload="none"')
    // What scripts would open over the page is shown in its place here.
    .replace(/<a [^>]*data-enlarge="[^>]*>(.*?)<\/a>/gs, "$1")
    .replace("</head>", () => own);
  await makeShowable(bare);
  return withTinyPictures(bare);
}

const PART = /<a\b[^>]*>|<\/a>|<picture>.*?<\/picture>|<img\b[^>]*>/gs;

function withTinyPictures(html: string) {
  let isInLink = false;
  return html.replace(PART, (part) => {
    if (part.startsWith("<a")) isInLink = true;
    else if (part === "</a>") isInLink = false;
    else return tinyForm(part, isInLink);
    return part;
  });
}

/** What stands in for a picture: within a link, which leads to where it can be seen, its words only. */
function tinyForm(part: string, isInLink: boolean) {
  const src = attribute(part, "src");
  if (src.startsWith("data:")) return part;
  const alt = attribute(part, "alt");
  if (isInLink) return alt && `<span role="img" aria-label="${alt}"></span>`;
  const { href, bytes } = filesOf(part).ready ?? { href: src, bytes: null };
  const label = bytes === null ? "show" : `show (${kilobytes(bytes)} KB)`;
  const words = alt && `<span class="sr-only">: ${alt}</span>`;
  return `<a href="${href}" data-show="${alt}">${label}${words}</a>`;
}

/** An attribute's value, escaped as it stands in the document. */
function attribute(part: string, name: string) {
  return new RegExp(` ${name}="([^"]*)"`).exec(part.slice(part.indexOf("<img")))?.[1] ?? "";
}

function kilobytes(bytes: number) {
  return Math.max(1, Math.round(bytes / 1000));
}

/**
 * A picture of which no file was made yet, as after a backup was brought back, has one made; a page waits for that a
 * moment and no longer, and tells the size when it is asked for again.
 */
async function makeShowable(html: string) {
  const missing = (html.match(PART) ?? []).flatMap((part) => {
    const { best, ready } = filesOf(part);
    return best && !ready ? [best] : [];
  });
  if (missing.length === 0) return;
  const making = Promise.allSettled(missing.map(serveVariant));
  await Promise.race([making, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
}

/** The name of the file that would fit a phone best, and the best of those that are made by now. */
function filesOf(part: string) {
  const found = [...part.matchAll(/\/media\/([0-9a-f]{16})-(\d+)\.webp/g)];
  const widths = found.map(([, , width]) => Number(width)).sort((one, other) => other - one);
  const byFit = [
    ...widths.filter((width) => width <= SHOWN_PX),
    ...widths.filter((width) => width > SHOWN_PX).reverse(),
  ];
  const id = found[0]?.[1];
  const names = ["webp", "jpg"].flatMap((format) =>
    byFit.map((width) => `${id}-${width}.${format}`),
  );
  for (const name of names) {
    const bytes = statSync(join(mediaFolder, name), { throwIfNoEntry: false })?.size;
    if (bytes) return { best: names[0], ready: { href: `/media/${name}`, bytes } };
  }
  return { best: names[0], ready: null };
}
