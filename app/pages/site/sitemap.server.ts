import { kinds, type SitemapKind } from "~/kinds";
import {
  collectionPages,
  destinationPages,
  issuePages,
  type PagesPart,
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

/** The most addresses that one file names. */
const FILE_ADDRESSES = 1_000;

const LEGAL_TEXTS_UPDATED = new Date("2025-01-16T00:00:00+05:30");

/** In the order of the map. */
const pages = {
  destination: destinationPages,
  post: postPages,
  collection: collectionPages,
  issue: issuePages,
} satisfies Record<SitemapKind, unknown>;

const mapped = Object.keys(pages) as SitemapKind[];

/** A file of the sitemap; `changed` is the last change of a page in it. */
export type SitemapFile = { path: string; changed: Date | null };

type Changes = Record<SitemapKind, SitemapFile[]>;

/** The whole sitemap while it fits into one file, else the files that it is made of. */
export async function readSitemap(): Promise<{ pages: PublicPage[] } | { files: SitemapFile[] }> {
  const changes = await readChanges();
  const fixed = fixedPages(changes);
  const counts = mapped.map((kind) => pages[kind].count());
  if (fixed.length + counts.reduce((sum, one) => sum + one, 0) <= FILE_ADDRESSES) {
    const whole = { from: 0, limit: FILE_ADDRESSES };
    return { pages: [...fixed, ...mapped.flatMap((kind) => pages[kind].list(whole))] };
  }
  const own = { path: "/sitemaps/pages.xml", changed: latestOf(fixed.map(changedOf)) };
  return { files: [own, ...mapped.flatMap((kind) => changes[kind])] };
}

/** The pages that a file of the sitemap names; `null` when there is no such file. */
export async function readSitemapFile(name: string): Promise<PublicPage[] | null> {
  if (name === "pages.xml") return fixedPages(await readChanges());
  const [, beginning, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const kind = mapped.find((known) => kinds[known].sitemap === beginning);
  const found = kind ? pages[kind].list(partOf(Number(number))) : [];
  return found.length > 0 ? found : null;
}

function partOf(file: number): PagesPart {
  return { from: (file - 1) * FILE_ADDRESSES, limit: FILE_ADDRESSES };
}

async function readChanges(): Promise<Changes> {
  const changes: Changes = { destination: [], post: [], collection: [], issue: [] };
  for (const kind of mapped) {
    const files = Math.ceil(pages[kind].count() / FILE_ADDRESSES);
    for (let file = 1; file <= files; file += 1) {
      const path = `/sitemaps/${kinds[kind].sitemap}-${file}.xml`;
      changes[kind].push({ path, changed: pages[kind].lastChange(partOf(file)) });
      await yieldToLoop();
    }
  }
  return changes;
}

/** The pages that there always are; what a list shows changes with its items. */
function fixedPages(changed: Changes): PublicPage[] {
  const home = getHomeContent();
  const ownText = home.version > 0 ? home.updatedAt : null;
  const journey = getJourney()?.lastUpdated ?? null;
  const [destination, post, collection, issue] = mapped.map((kind) =>
    latestOf(changed[kind].map(changedOf)),
  );
  const changes = {
    "/": latestOf([ownText, journey, post, destination]),
    "/journey": latestOf([journey, destination]),
    ...Object.fromEntries(monthPaths().map((path) => [path, latestOf([post, destination])])),
    "/letters": post ?? null,
    "/gallery": collection ?? null,
    ...(changed.issue.length > 0 && { "/newsletter/issues": issue ?? null }),
    ...textPages(journey),
  };
  return Object.entries(changes).map(([path, changed]) => ({ path, changed, pictures: [] }));
}

/** The pages of texts; until the owner writes her own these are as they were first written. */
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

function changedOf({ changed }: { changed: Date | null }) {
  return changed;
}
