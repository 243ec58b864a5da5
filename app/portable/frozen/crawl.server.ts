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
import { workThrough } from "./work-through";

export type WantedFile = Extract<FrozenPlace, { address: string }>;

type Source = {
  site: OpenedSite;
  /** The folder of the pictures that are made already. */
  mediaFolder: string;
  origins: string[];
  /** Its address on the web, if it has one. */
  siteUrl: string | null;
  days: DayCounts;
};

/** So many pages are told of an address that is named on every page. */
const MOST_PAGES = 5;

/** An address at which nothing is, and those of the first pages that name it. */
type Missing = { address: string; pages: string[] };

/** What the copy was made of: the files of its pages, and what its links name and nothing is at. */
type Crawled = { pages: Set<string>; missing: Missing[] };

/**
 * Freezes what is at these places and whatever its links lead to. Where nothing is, is known once all was asked for: pages
 * that name it are frozen once more, without their links to it.
 */
export async function crawl(
  source: Source,
  first: FrozenPlace[],
  files: FrozenFiles,
  signal: AbortSignal,
): Promise<Crawled> {
  // All others have links to days.
  const waitingDays: WantedFile[] = [];
  const waiting: WantedFile[] = [];
  const pages = new Set<string>();
  const present = new Map<string, WantedFile>();
  /** The pages that name each address of which nothing came yet. */
  const namedOn = new Map<string, Set<string>>();

  function need(place: FrozenPlace, from: string) {
    if (!("address" in place) || present.has(place.address)) return;
    const known = namedOn.get(place.address);
    if (known) return void known.add(from);
    namedOn.set(place.address, new Set([from]));
    (isDayPage(place.address) ? waitingDays : waiting).push(place);
  }

  async function readDrawing(address: string) {
    const { body } = await askSite(source.site, address, signal);
    return body.toString("utf8");
  }

  const readPart = drawingParts(readDrawing);
  let isAllAsked = false;
  const isMissing = (address: string) => isAllAsked && namedOn.has(address);
  const copy: Copy = { ...source, need, isMissing, readPart, placeOfDay: source.days.find };

  async function freeze(place: WantedFile) {
    const made = await madePicture(source.mediaFolder, place.address);
    if (!made && !(await writeAnswer(place))) return;
    if (made) await files.copy(made.file, place.file, made.bytes);
    present.set(place.address, place);
    namedOn.delete(place.address);
  }

  /** Whether there was one to write. */
  async function writeAnswer(place: WantedFile) {
    const { address, file } = place;
    const answer = await askSite(source.site, address, signal);
    if (answer.status >= 400 && file !== NOT_FOUND_FILE) return false;
    if (isDayPage(address)) source.days.note(answer.body.toString("utf8"), file);
    if (answer.location) {
      const to = referenceOf(answer.location, address, source.origins);
      if (to && isGone(to.place, copy)) return false;
      await files.write(file, movedPage(hrefHere(answer.location, place, copy)));
    } else await files.write(file, await contentOf(answer, place, copy));
    if (place.kind === "page") pages.add(file);
    return true;
  }

  for (const place of first) need(place, "/");
  await workThrough(waitingDays, freeze, signal);
  await workThrough(waiting, freeze, signal);
  isAllAsked = true;
  const naming = new Set([...namedOn.values()].flatMap((named) => [...named]));
  const again = [...naming].flatMap((address) => present.get(address) ?? []);
  await workThrough(again, freeze, signal);
  const missing = [...namedOn].map(([address, named]) => ({
    address,
    pages: [...named].slice(0, MOST_PAGES),
  }));
  return { pages, missing };
}

async function contentOf({ type, body }: SiteAnswer, place: WantedFile, copy: Copy) {
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

/** What stands at a former address: the way to where it is now. */
function movedPage(href: string) {
  const to = escapedAttribute(href);
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved: <a href="${to}">go on to it</a>.</p></body></html>\n`;
}

const FOLDER = "/media/";

/**
 * The file at this address of a picture that the site has made already, which need not be asked for: anyone gets it. Nothing
 * else in that folder is for anyone; `null` for it, and for what is still to be made.
 */
async function madePicture(mediaFolder: string, address: string) {
  const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : "";
  if (!parseVariantName(name)) return null;
  const file = join(mediaFolder, name);
  const found = await stat(file).catch(() => null);
  return found?.size ? { file, bytes: found.size } : null;
}
