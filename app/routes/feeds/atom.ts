import type { LoaderFunctionArgs } from "@remix-run/node";
import { type FeedEntry, listFeedEntries } from "~/models/feed.server";
import { SITE_NAME, TRAVELLER_NAME } from "~/site";
import { latestOf } from "~/utils/dates";
import { sharedAnswer } from "~/utils/shared-answer.server";
import { siteOrigin } from "~/utils/site-origin.server";
import { element, parent, xmlDocument } from "~/utils/xml";

const NEVER = new Date(0);

/** The live letters as an Atom feed (RFC 4287). */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = siteOrigin(request);
  const entries = listFeedEntries(origin);
  const updated = latestOf(entries.map((entry) => entry.updated)) ?? NEVER;
  const feed = parent(
    "feed",
    [
      element("id", `${origin}/feed.xml`),
      element("title", SITE_NAME),
      element("subtitle", "Travel letters from the road"),
      element("link", null, {
        rel: "self",
        type: "application/atom+xml",
        href: `${origin}/feed.xml`,
      }),
      element("link", null, { rel: "alternate", type: "text/html", href: `${origin}/letters` }),
      element("icon", `${origin}/icons/icon-192.png`),
      element("updated", updated.toISOString()),
      parent("author", [element("name", TRAVELLER_NAME), element("uri", `${origin}/about`)]),
      ...entries.map(entryElement),
    ],
    { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en" },
  );
  return sharedAnswer(xmlDocument(feed), "application/atom+xml; charset=utf-8");
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
