import { stat } from "node:fs/promises";
import { join } from "node:path";
import { parseVariantName } from "~/models/pictures/picture-name";
import { escapedAttribute } from "~/utils/markup/escape-html";
import { askSite, type OpenedSite, type SiteAnswer } from "./ask-site.server";
import { type DayCounts, isDayPage } from "./day-counts";
import { drawingParts } from "./drawings";
import { freezePage } from "./freeze-page";
import type { FrozenFiles } from "./frozen-files.server";
import { type Copy, hrefHere, isGone, withUrls } from "./hrefs";
import { NOT_FOUND_FILE } from "./page-head";
import { type FrozenPlace, hrefBetween, referenceOf } from "./places";
import { type WantedFile, wantedFiles } from "./wanted-files";
import { workThrough } from "./work-through";

type Source = {
  site: OpenedSite;
  /** The folder of the pictures that are made already. */
  mediaFolder: string;
  origins: string[];
  /** Its address on the web, if it has one. */
  siteUrl: string | null;
  days: DayCounts;
};

/**
 * Freezes these places and all that their links lead to. Which addresses are missing is known only at the end: pages
 * that name them are frozen once more, without those links. Returns the files of the pages, and the missing addresses.
 */
export async function crawl(
  source: Source,
  first: FrozenPlace[],
  files: FrozenFiles,
  signal: AbortSignal,
) {
  const wanted = wantedFiles();
  const pages = new Set<string>();
  let isAllAsked = false;

  async function readDrawing(address: string) {
    const { body } = await askSite(source.site, address, signal);
    return body.toString("utf8");
  }

  const copy: Copy = {
    ...source,
    need: wanted.need,
    isMissing: (address) => isAllAsked && wanted.isMissing(address),
    readPart: drawingParts(readDrawing),
    placeOfDay: source.days.find,
  };

  async function freeze(place: WantedFile) {
    const made = await madePicture(source.mediaFolder, place.address);
    if (!made && !(await writeAnswer(place))) return;
    if (made) await files.copy(made.file, place.file, made.bytes);
    wanted.found(place);
  }

  /** Writes the site's answer; returns whether there was one. */
  async function writeAnswer(place: WantedFile) {
    const { address, file } = place;
    const answer = await askSite(source.site, address, signal);
    if (answer.status >= 400 && file !== NOT_FOUND_FILE) return false;
    if (isDayPage(address)) source.days.note(answer.body.toString("utf8"), file);
    const content = await contentOf(answer, place, copy);
    if (content === null) return false;
    await files.write(file, content);
    if (place.kind === "page") pages.add(file);
    return true;
  }

  for (const place of first) wanted.need(place, "/");
  await workThrough(wanted.days, freeze, signal);
  await workThrough(wanted.others, freeze, signal);
  isAllAsked = true;
  await workThrough(wanted.namingPages(), freeze, signal);
  return { pages, missing: wanted.missing() };
}

/** The content of the file for an answer; `null` for a redirect to a missing address. */
async function contentOf({ type, body, location }: SiteAnswer, place: WantedFile, copy: Copy) {
  if (location) {
    const to = referenceOf(location, place.address, copy.origins);
    return to && isGone(to.place, copy) ? null : movedPage(hrefHere(location, place, copy));
  }
  if (type.startsWith("text/html")) return freezePage(body.toString("utf8"), place, copy);
  if (type.startsWith("text/css")) {
    return withUrls(body.toString("utf8"), (href) => {
      const reference = referenceOf(href, place.address, copy.origins);
      if (!reference || !("address" in reference.place)) return href;
      copy.need(reference.place, place.address);
      return hrefBetween(place.file, reference.place.file, reference.fragment);
    });
  }
  return body;
}

/** The page at a former address, which redirects to the present one. */
function movedPage(href: string) {
  const to = escapedAttribute(href);
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">go on to it</a>.</p></body></html>\n`;
}

const FOLDER = "/media/";

/**
 * The file of a picture variant that is made already: the site need not be asked, since variants are public. `null` for
 * anything else in that folder, which is private, and for what is still to be made.
 */
async function madePicture(mediaFolder: string, address: string) {
  const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : "";
  if (!parseVariantName(name)) return null;
  const file = join(mediaFolder, name);
  const found = await stat(file).catch(() => null);
  return found?.size ? { file, bytes: found.size } : null;
}
