import { monthPaths } from "~/models/days/days-page.server";
import { getJourney } from "~/models/journey/journey.server";
import { latestOf } from "~/utils/dates";
import { letOthersIn } from "~/utils/let-others-in.server";
import { getHomeContent } from "./home-content.server";
import {
  collectionPages,
  destinationPages,
  issuePages,
  type Part,
  type PublicPage,
  postPages,
} from "./public-pages.server";

/** The most addresses that one file names. */
const FILE_ADDRESSES = 1_000;

const LEGAL_TEXTS_UPDATED = new Date("2025-01-16T00:00:00+05:30");

const kinds = {
  destinations: destinationPages,
  posts: postPages,
  collections: collectionPages,
  issues: issuePages,
};
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

/** What the names of their files begin with. */
const fileNames: Record<Kind, string> = {
  destinations: "places",
  posts: "letters",
  collections: "collections",
  issues: "issues",
};

/** A file of the sitemap; `changed` is the last change of a page in it. */
export type SitemapFile = { path: string; changed: Date | null };

type Changes = Record<Kind, SitemapFile[]>;

/** The whole sitemap while it fits into one file, else the files that it is made of. */
export async function readSitemap(): Promise<{ pages: PublicPage[] } | { files: SitemapFile[] }> {
  const changes = await readChanges();
  const fixed = fixedPages(changes);
  const counts = kindNames.map((kind) => kinds[kind].count());
  if (fixed.length + counts.reduce((sum, one) => sum + one, 0) <= FILE_ADDRESSES) {
    const whole = { from: 0, limit: FILE_ADDRESSES };
    return { pages: [...fixed, ...kindNames.flatMap((kind) => kinds[kind].list(whole))] };
  }
  const own = { path: "/sitemaps/pages.xml", changed: latestOf(fixed.map(changedOf)) };
  return { files: [own, ...kindNames.flatMap((kind) => changes[kind])] };
}

/** The pages that a file of the sitemap names; `null` when there is no such file. */
export async function readSitemapFile(name: string): Promise<PublicPage[] | null> {
  if (name === "pages.xml") return fixedPages(await readChanges());
  const [, kind, number] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const pages = kindNames.find((known) => fileNames[known] === kind);
  const found = pages ? kinds[pages].list(partOf(Number(number))) : [];
  return found.length > 0 ? found : null;
}

function partOf(file: number): Part {
  return { from: (file - 1) * FILE_ADDRESSES, limit: FILE_ADDRESSES };
}

async function readChanges(): Promise<Changes> {
  const changes: Changes = { destinations: [], posts: [], collections: [], issues: [] };
  for (const kind of kindNames) {
    const files = Math.ceil(kinds[kind].count() / FILE_ADDRESSES);
    for (let file = 1; file <= files; file += 1) {
      const path = `/sitemaps/${fileNames[kind]}-${file}.xml`;
      changes[kind].push({ path, changed: kinds[kind].lastChange(partOf(file)) });
      await letOthersIn();
    }
  }
  return changes;
}

/** The pages that there always are; what a list shows changes with its items. */
function fixedPages({ destinations, posts, collections, issues }: Changes): PublicPage[] {
  const home = getHomeContent();
  const ownText = home.version > 0 ? home.updatedAt : null;
  const journey = getJourney()?.lastUpdated ?? null;
  const [destination, post, collection, issue] = [destinations, posts, collections, issues].map(
    (files) => latestOf(files.map(changedOf)),
  );
  const changes = {
    "/": latestOf([ownText, journey, post, destination]),
    "/journey": latestOf([journey, destination]),
    ...Object.fromEntries(monthPaths().map((path) => [path, latestOf([post, destination])])),
    "/letters": post ?? null,
    "/gallery": collection ?? null,
    ...(issues.length > 0 && { "/newsletter/issues": issue ?? null }),
    "/about": journey,
    "/terms": LEGAL_TEXTS_UPDATED,
    "/privacy": LEGAL_TEXTS_UPDATED,
  };
  return Object.entries(changes).map(([path, changed]) => ({ path, changed, pictures: [] }));
}

function changedOf({ changed }: { changed: Date | null }) {
  return changed;
}
