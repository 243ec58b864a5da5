import type { LoaderFunctionArgs } from "@remix-run/node";
import { iconAddress } from "~/models/find/icon.server";
import { feedAddress, readFeed } from "~/pages/site/feed.server";
import { site } from "~/site";
import { nothingHere, sharedAnswer } from "~/utils/http/shared-answer.server";
import { siteOrigin } from "~/utils/http/site-origin.server";

/** The live letters, the issues and the moments as a JSON Feed (version 1.1), older ones on further pages. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const found = readFeed(request.url, origin);
  if (!found) return nothingHere("The feed has no such page.");
  const { entries, page, pages } = found;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: site().siteName,
    description: "Travel letters from the road",
    home_page_url: `${origin}/`,
    // The same on each page, because readers identify the feed by it.
    feed_url: `${origin}/feed.json`,
    next_url: page < pages ? feedAddress(`${origin}/feed.json`, page + 1) : undefined,
    icon: origin + iconAddress("icon-512.png"),
    favicon: origin + iconAddress("icon-192.png"),
    language: site().language,
    authors: [{ name: site().travellerName, url: `${origin}/about` }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary || undefined,
      content_html: entry.html,
      image: entry.image ?? undefined,
      date_published: entry.published,
      date_modified: entry.updated,
      tags: entry.tags,
    })),
  };
  return sharedAnswer(JSON.stringify(feed), "application/feed+json; charset=utf-8");
}
