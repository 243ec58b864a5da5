const MAX_WIDTH = 1280;
const MEDIA_ID = /\/media\/([0-9a-f]{16})-/;

type Screen = { width: number; format: string };

type Candidate = { url: string; width: number };

function candidatesOf(srcSet: string): Candidate[] {
  return srcSet.split(",").flatMap((entry) => {
    const [url, width = ""] = entry.trim().split(/\s+/);
    return url ? [{ url, width: Number.parseInt(width, 10) || 0 }] : [];
  });
}

/** The smallest of these that is wide enough, else the widest. */
export function fittingUrl(srcSet: string, width: number) {
  const byWidth = candidatesOf(srcSet).sort((one, other) => one.width - other.width);
  const fitting = byWidth.find((candidate) => candidate.width >= width) ?? byWidth.at(-1);
  return fitting?.url ?? null;
}

/** What suits this screen: its width in pixels, and the format that was sent so far. */
export function thisScreen(): Screen {
  const shown = [...document.images].map(({ currentSrc }) => currentSrc);
  const format = /\.(avif|webp|jpg)$/.exec(shown.find((src) => MEDIA_ID.test(src)) ?? "")?.[1];
  const pixels = window.innerWidth * Math.min(window.devicePixelRatio, 2);
  return { width: Math.min(pixels, MAX_WIDTH), format: format ?? "webp" };
}

function srcSetOf(image: HTMLImageElement, { format }: Screen) {
  const source = image
    .closest("picture")
    ?.querySelector(`source[type="image/${format}"]`)
    ?.getAttribute("srcset");
  return source ?? image.getAttribute("srcset") ?? image.getAttribute("src") ?? "";
}

/** The site's own pictures on a page, each once, in this screen's size and format. */
export function picturesOf(page: Document, screen: Screen) {
  const found = new Map<string, string>();
  for (const image of page.querySelectorAll<HTMLImageElement>("main img")) {
    const url = fittingUrl(srcSetOf(image, screen), screen.width);
    if (!url?.startsWith("/")) continue;
    const id = MEDIA_ID.exec(url)?.[1] ?? url;
    found.set(id, url);
  }
  return [...found.values()];
}
