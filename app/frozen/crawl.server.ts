import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type Answer, askSite, type OpenedSite, presenceAt } from "./ask-site.server";
import { type DaysTold, tellsDays } from "./days-told";
import { drawingParts } from "./drawings";
import { freezeFeed } from "./freeze-feed";
import { freezePage } from "./freeze-page";
import type { FrozenFiles } from "./frozen-files.server";
import { type Copy, withUrls } from "./hrefs";
import { movedPage } from "./moved-page";
import { NOT_FOUND_FILE } from "./page-head";
import { hrefBetween, type Place, referenceOf } from "./places";

/** Pages are made while others are written, and pictures by a process of their own. */
const AT_ONCE = 4;

export type Wanted = Extract<Place, { address: string }>;

type Source = {
  site: OpenedSite;
  /** The folder of the pictures that are made already. */
  mediaFolder: string;
  origins: string[];
  /** Its address on the web, if it has one. */
  siteUrl: string | null;
  days: DaysTold;
};

/** What the copy was made of: the files of its pages, and the addresses that links name and nothing is at. */
export type Crawled = { pages: Set<string>; missing: Set<string> };

/** Freezes what is at these places and whatever its links lead to, each once. */
export async function crawl(
  source: Source,
  first: Place[],
  files: FrozenFiles,
  signal: AbortSignal,
): Promise<Crawled> {
  const seen = new Set<string>();
  // All others have links to days.
  const waitingDays: Wanted[] = [];
  const waiting: Wanted[] = [];
  const crawled: Crawled = { pages: new Set(), missing: new Set() };

  function need(place: Place) {
    if (!("address" in place) || seen.has(place.file)) return;
    seen.add(place.file);
    const isOfDays = tellsDays(place.address);
    (isOfDays ? waitingDays : waiting).push(place);
  }

  async function readDrawing(address: string) {
    const { body } = await askSite(source.site, address, signal);
    return body.toString("utf8");
  }

  const readPart = drawingParts(readDrawing);
  const isThere = presenceAt(source.site, crawled.missing, signal);
  const copy: Copy = { ...source, need, isThere, readPart, placeOfDay: source.days.find };

  async function freeze(place: Wanted) {
    if (await copyPicture(source.mediaFolder, place, files)) return;
    const answer = await askSite(source.site, place.address, signal);
    if (tellsDays(place.address)) source.days.note(answer.body.toString("utf8"), place.file);
    const { status, location } = answer;
    if (status >= 400 && place.file !== NOT_FOUND_FILE) crawled.missing.add(place.address);
    else if (place.kind === "page") crawled.pages.add(place.file);
    if (location) return files.write(place.file, moved(place, location));
    // What is not there says so itself at that place; a file that is not there cannot.
    if (status < 400 || place.kind === "page") {
      await files.write(place.file, await contentOf(answer, place, copy));
    }
  }

  function moved({ address, file }: Wanted, location: string) {
    const to = referenceOf(location, address, source.origins);
    if (!to || !("address" in to.place)) return movedPage(location);
    need(to.place);
    return movedPage(hrefBetween(file, to.place.file, to.fragment));
  }

  for (const place of first) need(place);
  await takeInTurn(waitingDays, freeze, signal);
  await takeInTurn(waiting, freeze, signal);
  return crawled;
}

/** Does the work for all that waits, also for what comes to it meanwhile. */
async function takeInTurn<Item>(
  waiting: Item[],
  work: (item: Item) => Promise<unknown>,
  signal: AbortSignal,
) {
  const running = new Set<Promise<unknown>>();
  let at = 0;
  try {
    while (at < waiting.length || running.size > 0) {
      signal.throwIfAborted();
      const next = waiting[at];
      if (next === undefined || running.size >= AT_ONCE) {
        await Promise.race(running);
        continue;
      }
      at += 1;
      const task = work(next).finally(() => running.delete(task));
      running.add(task);
    }
  } finally {
    // Whoever removes what was written can do so only when nothing is being written.
    await Promise.allSettled(running);
  }
}

/** A picture that the site has made already need not be asked for. */
async function copyPicture(mediaFolder: string, { address, file }: Wanted, files: FrozenFiles) {
  if (!address.startsWith("/media/")) return false;
  const made = join(mediaFolder, address.slice("/media/".length));
  const found = await stat(made).catch(() => null);
  if (!found?.size) return false;
  await files.copy(made, file, found.size);
  return true;
}

async function contentOf({ type, body }: Answer, place: Wanted, copy: Copy) {
  if (type.startsWith("text/html")) return freezePage(body.toString("utf8"), place, copy);
  if (type.startsWith("text/css")) {
    return withUrls(body.toString("utf8"), (href) => {
      const reference = referenceOf(href, place.address, copy.origins);
      if (!reference || !("address" in reference.place)) return href;
      copy.need(reference.place);
      return hrefBetween(place.file, reference.place.file, reference.fragment);
    });
  }
  if (/^application\/(?:atom\+xml|feed\+json)/.test(type)) {
    return freezeFeed(body.toString("utf8"), place, copy);
  }
  return body;
}
