import { latestOf } from "~/utils/dates";
import { listCollections } from "./collection.server";
import { listDestinations } from "./destination-lists.server";
import { getHomeContent } from "./home-content.server";
import { getJourney } from "./journey.server";
import { listPostCards } from "./post-lists.server";

const LEGAL_TEXTS_UPDATED = new Date("2025-01-16T00:00:00+05:30");

type Page = { path: string; changed: Date | null };

/** Every page that anyone may read, photo pages left out, with the time of its last change. */
export function listPublicPages(): Page[] {
  const posts = listPostCards().map((post) => ({
    path: `/letters/${post.slug}`,
    changed: latestOf([post.updatedAt, post.publishedAt]),
  }));
  const destinations = listDestinations("public").map(({ slug, updatedAt }) => ({
    path: `/journey/${slug}`,
    changed: updatedAt,
  }));
  const collections = listCollections("public").map(({ id, updatedAt }) => ({
    path: `/gallery/${id}`,
    changed: updatedAt,
  }));
  const home = getHomeContent();
  const ownText = home.version > 0 ? home.updatedAt : null;
  const journey = getJourney()?.lastUpdated;
  return [
    { path: "/", changed: latestOf([ownText, journey, ...times(posts), ...times(destinations)]) },
    { path: "/journey", changed: latestOf([journey, ...times(destinations)]) },
    { path: "/letters", changed: latestOf(times(posts)) },
    { path: "/gallery", changed: latestOf(times(collections)) },
    { path: "/about", changed: journey ?? null },
    { path: "/terms", changed: LEGAL_TEXTS_UPDATED },
    { path: "/privacy", changed: LEGAL_TEXTS_UPDATED },
    ...destinations,
    ...posts,
    ...collections,
  ];
}

function times(pages: Page[]) {
  return pages.map((page) => page.changed);
}
