import type { LoaderFunctionArgs } from "@remix-run/node";
import { iconAddress } from "~/models/find/icon.server";
import { type FeedEntry, type FeedPage, feedAddress, readFeed } from "~/pages/site/feed.server";
import { site } from "~/site";
import { nothingHere, sharedAnswer } from "~/utils/http/shared-answer.server";
import { siteOrigin } from "~/utils/http/site-origin.server";
import { element, parent, xmlDocument } from "~/utils/markup/xml";
import { latestOf } from "~/utils/words/dates";

const NEVER = new Date(0);

/**
 * The live letters, the issues and the moments as an Atom feed (RFC 4287), older ones on further pages (RFC 5005, paged
 * feeds).
 */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const page = readFeed(request.url, origin);
  if (!page) return nothingHere("The feed has no such page.");
  const { entries } = page;
  const updated = latestOf(entries.map((entry) => entry.updated)) ?? NEVER;
  const feed = parent(
    "feed",
    [
      element("id", `${origin}/feed.xml`),
      element("title", site().siteName),
      element("subtitle", "Travel letters from the road"),
      ...pageLinks(page, `${origin}/feed.xml`),
      element("link", null, { rel: "alternate", type: "text/html", href: `${origin}/letters` }),
      element("icon", origin + iconAddress("icon-192.png")),
      element("updated", updated.toISOString()),
      parent("author", [element("name", site().travellerName), element("uri", `${origin}/about`)]),
      ...entries.map(entryElement),
    ],
    { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": site().language },
  );
  return sharedAnswer(xmlDocument(feed), "application/atom+xml; charset=utf-8");
}

/** Links to this page and the others of the feed. */
function pageLinks({ page, pages }: FeedPage, feed: string) {
  const all = { self: page, first: 1, previous: page - 1, next: page + 1, last: pages };
  return Object.entries(all)
    .filter(([, number]) => number >= 1 && number <= pages)
    .map(([rel, number]) => {
      const type = "application/atom+xml";
      return element("link", null, { rel, type, href: feedAddress(feed, number) });
    });
}

function entryElement(entry: FeedEntry) {
  return parent("entry", [
    element("id", entry.id),
    element("title", entry.title),
    element("link", null, { rel: "alternate", type: "text/html", href: entry.url }),
    element("published", entry.published.toISOString()),
    element("updated", entry.updated.toISOString()),
    ...entry.tags.map((term) => element("category", null, { term })),
    ...(entry.summary ? [element("summary", entry.summary)] : []),
    element("content", entry.html, { type: "html" }),
  ]);
}
