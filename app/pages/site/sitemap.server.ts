import { listedPaths } from "~/addresses";
import {
  collectionPages,
  destinationPages,
  issuePages,
  type PublicPage,
  postPages,
} from "~/models/find/public-pages.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { listPages } from "~/models/texts/pages/page.server";
import { pathOfPage } from "~/models/texts/pages/site-pages";
import { monthPaths } from "~/pages/days/days-page.server";
import { isOwn } from "~/site";
import { yieldToLoop } from "~/utils/async/yield-to-loop.server";
import { latestOf } from "~/utils/words/dates";

/** A part takes some milliseconds to read; other requests are answered between two parts. */
const PART_LENGTH = 500;

const LEGAL_TEXTS_UPDATED = new Date("2025-01-16T00:00:00+05:30");

type Source = (part: { from: number; limit: number }) => PublicPage[];

/** Every public page: first the fixed ones, then the others by kind, oldest first. */
export async function readSitemap(): Promise<PublicPage[]> {
  const found = {
    destinations: await readAll(destinationPages),
    posts: await readAll(postPages),
    collections: await readAll(collectionPages),
    issues: await readAll(issuePages),
  };
  return [...fixedPages(found), ...Object.values(found).flat()];
}

async function readAll(source: Source) {
  const all: PublicPage[] = [];
  for (;;) {
    const part = source({ from: all.length, limit: PART_LENGTH });
    all.push(...part);
    if (part.length < PART_LENGTH) return all;
    await yieldToLoop();
  }
}

type PagesByKind = Record<"destinations" | "posts" | "collections" | "issues", PublicPage[]>;

/** The fixed pages; a list has the last change of its items. */
function fixedPages({ destinations, posts, collections, issues }: PagesByKind): PublicPage[] {
  const home = getHomeContent();
  const ownText = home.version > 0 ? home.updatedAt : null;
  const journey = getJourney()?.lastUpdated ?? null;
  const [destination, post] = [lastChange(destinations), lastChange(posts)];
  const changes: Record<string, Date | null> = {
    "/": latestOf([ownText, journey, post, destination]),
    "/journey": latestOf([journey, destination]),
    ...Object.fromEntries(monthPaths().map((path) => [path, latestOf([post, destination])])),
    "/letters": post,
    "/gallery": lastChange(collections),
    ...(issues.length > 0 && { "/newsletter/issues": lastChange(issues) }),
    ...textPages(journey),
  };
  const paths = new Set([...Object.keys(changes), ...listedPaths]);
  return [...paths].map((path) => ({ path, changed: changes[path] ?? null, pictures: [] }));
}

function lastChange(pages: PublicPage[]) {
  return latestOf(pages.map(({ changed }) => changed));
}

/**
 * Pages of texts with their last change. An unchanged standard text has the date when it was written; none on the
 * owner's own site.
 */
function textPages(journey: Date | null) {
  const pages = listPages().filter(({ slug }) => pathOfPage(slug) === `/${slug}`);
  return Object.fromEntries(
    pages.map(({ slug, version, updatedAt }) => {
      const saved = version > 0 ? updatedAt : null;
      const changed =
        slug === "about"
          ? latestOf([journey, saved])
          : (saved ?? (isOwn() ? null : LEGAL_TEXTS_UPDATED));
      return [`/${slug}`, changed];
    }),
  );
}
