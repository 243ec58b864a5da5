import { askSite, type OpenedSite, presenceAt, type SiteAnswer } from "./ask-site.server";
import { type DayCounts, isDayPage } from "./day-counts";
import { drawingParts } from "./drawings";
import { freezeFeed } from "./freeze-feed";
import { freezePage } from "./freeze-page";
import type { FrozenFiles } from "./frozen-files.server";
import { type Copy, withUrls } from "./hrefs";
import { madePicture } from "./made-picture.server";
import { type Missing, missingAddresses } from "./missing-addresses";
import { movedPage } from "./moved-page";
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

/** What the copy was made of: the files of its pages, and what its links name and nothing is at. */
export type Crawled = { pages: Set<string>; missing: Missing[] };

/** Freezes what is at these places and whatever its links lead to, each once. */
export async function crawl(
  source: Source,
  first: FrozenPlace[],
  files: FrozenFiles,
  signal: AbortSignal,
): Promise<Crawled> {
  const seen = new Set<string>();
  // All others have links to days.
  const waitingDays: WantedFile[] = [];
  const waiting: WantedFile[] = [];
  const pages = new Set<string>();
  const missing = missingAddresses();
  const dead: WantedFile[] = [];

  function need(place: FrozenPlace, from: string) {
    if (!("address" in place)) return;
    missing.noteLink(place.address, from);
    if (seen.has(place.file)) return;
    seen.add(place.file);
    const isOfDays = isDayPage(place.address);
    (isOfDays ? waitingDays : waiting).push(place);
  }

  async function readDrawing(address: string) {
    const { body } = await askSite(source.site, address, signal);
    return body.toString("utf8");
  }

  const readPart = drawingParts(readDrawing);
  const isPresent = presenceAt(source.site, signal);

  async function isThere(address: string, from: string) {
    missing.noteLink(address, from);
    const made = await madePicture(source.mediaFolder, address);
    const found = made !== null || (await isPresent(address));
    if (!found) missing.noteMissing(address);
    return found;
  }

  const copy: Copy = { ...source, need, isThere, readPart, placeOfDay: source.days.find };

  async function freeze(place: WantedFile) {
    const made = await madePicture(source.mediaFolder, place.address);
    if (made) return files.copy(made.file, place.file, made.bytes);
    const answer = await askSite(source.site, place.address, signal);
    if (isDayPage(place.address)) source.days.note(answer.body.toString("utf8"), place.file);
    if (answer.status >= 400 && place.file !== NOT_FOUND_FILE) {
      missing.noteMissing(place.address);
      dead.push(place);
      return;
    }
    if (place.kind === "page") pages.add(place.file);
    if (answer.location) return files.write(place.file, moved(place, answer.location));
    await files.write(place.file, await contentOf(answer, place, copy));
  }

  /** What is not there says so itself at that place, where the disk takes its name; a file that is not there cannot. */
  async function freezeDead(place: WantedFile) {
    if (place.kind === "file") return;
    const answer = await askSite(source.site, place.address, signal);
    const content = await contentOf(answer, place, copy);
    await files.write(place.file, content).catch((error: NodeJS.ErrnoException) => {
      if (!/^(?:EEXIST|EISDIR|ENAMETOOLONG|ENOTDIR)$/.test(error.code ?? "")) throw error;
    });
  }

  function moved({ address, file }: WantedFile, location: string) {
    const to = referenceOf(location, address, source.origins);
    if (!to || !("address" in to.place)) return movedPage(location);
    need(to.place, address);
    return movedPage(hrefBetween(file, to.place.file, to.fragment));
  }

  for (const place of first) need(place, "/");
  await workThrough(waitingDays, freeze, signal);
  await workThrough(waiting, freeze, signal);
  await workThrough(dead, freezeDead, signal);
  return { pages, missing: missing.list() };
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
  if (/^application\/(?:atom\+xml|feed\+json)/.test(type)) {
    return freezeFeed(body.toString("utf8"), place, copy);
  }
  return body;
}
