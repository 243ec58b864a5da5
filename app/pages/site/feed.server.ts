import { and, sql } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { countRows } from "~/models/base/lists/count-rows.server";
import { pageOf } from "~/models/base/lists/list-page";
import { isIssuePublic } from "~/models/newsletter/issue.server";
import { isLive, postCard } from "~/models/posts/post-columns.server";
import { momentCard, momentsSeenBy } from "~/models/road/moments/moment-columns.server";
import { momentHtml } from "~/models/road/moments/moment-html";
import { momentPath } from "~/models/road/moments/moment-path";
import { renderFeedContent } from "~/models/texts/content/render-content.server";
import { describedByText } from "~/texts/opening-words.server";
import { pageNumber } from "~/utils/page-number";
import { pick } from "~/utils/pick";
import { formatDate, latestOf } from "~/utils/words/dates";
import { privateSettings } from "~/words";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { newsletterIssues } from "~db/schema/newsletter";
import { blogPosts } from "~db/schema/posts";

const PAGE_ENTRIES = 50;

/**
 * One page of the live letters, issues and moments that a feed's address asks for, newest first: whole and with
 * absolute addresses, for feed readers. `null` beyond the last page.
 */
export function readFeed(address: string, origin: string) {
  const page = pageNumber(new URL(address).searchParams);
  if (page === null) return null;
  const found = pageOf(page, PAGE_ENTRIES, {
    count: () =>
      countRows(blogPosts, isLive) +
      countRows(newsletterIssues, isIssuePublic) +
      countRows(moments, areMoments()),
    read: (limit, offset) => readEntries(limit, offset, origin),
  });
  return found && { entries: found.items, page, pages: found.pages };
}

export type FeedPage = NonNullable<ReturnType<typeof readFeed>>;
export type FeedEntry = FeedPage["entries"][number];

/** The address of a page of a feed; the first page has the feed's own. */
export function feedAddress(feed: string, page: number) {
  return page === 1 ? feed : `${feed}?page=${page}`;
}

/** The condition for the moments in it: public ones, if the setting allows them. */
function areMoments() {
  return and(momentsSeenBy("public"), privateSettings().momentsInFeed ? undefined : sql`false`);
}

/** The offset is skipped within the index: only the rows of this page are read. */
function readEntries(limit: number, offset: number, origin: string) {
  const rows = db.all<{ kind: string; id: string }>(sql`
    select 'issue' as kind, id, started_at as at, rowid as row
      from ${newsletterIssues} where ${isIssuePublic}
    union all
    select 'post', id, published_at, rowid from ${blogPosts} where ${isLive}
    union all
    select 'moment', id, happened_at, rowid from ${moments} where ${areMoments()}
    order by at desc, kind, row desc limit ${limit} offset ${offset}`);
  const idsOf = (kind: string) => rows.flatMap((row) => (row.kind === kind ? row.id : []));
  const entries = new Map<string, ReturnType<typeof entryOf>>();
  for (const post of readPosts(idsOf("post"))) entries.set(post.id, entryOf(post, origin));
  for (const one of readMoments(idsOf("moment"))) entries.set(one.id, momentEntry(one, origin));
  for (const one of readIssues(idsOf("issue"))) entries.set(one.id, issueEntry(one, origin));
  return rows.flatMap(({ id }) => entries.get(id) ?? []);
}

function readPosts(ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ ...postCard, content: blogPosts.content })
    .from(blogPosts)
    .where(among(blogPosts.id, ids))
    .all();
}

function readIssues(ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select(
      pick(
        newsletterIssues,
        "id",
        "number",
        "subject",
        "preheader",
        "content",
        "startedAt",
        "createdAt",
        "updatedAt",
      ),
    )
    .from(newsletterIssues)
    .where(among(newsletterIssues.id, ids))
    .all();
}

function readMoments(ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ ...momentCard, updatedAt: moments.updatedAt })
    .from(moments)
    .where(among(moments.id, ids))
    .all();
}

function momentEntry(moment: ReturnType<typeof readMoments>[number], origin: string) {
  const { id, text, picture, place, happenedAt, updatedAt } = moment;
  const url = origin + momentPath(moment);
  return {
    id: `urn:uuid:${id}`,
    url,
    title: place ?? formatDate(happenedAt),
    summary: text,
    html: renderFeedContent(momentHtml(moment), url),
    image: picture && new URL(picture, url).href,
    tags: ["moment"],
    published: happenedAt,
    updated: latestOf([updatedAt, happenedAt]) ?? happenedAt,
  };
}

function issueEntry(issue: ReturnType<typeof readIssues>[number], origin: string) {
  const url = `${origin}/newsletter/issues/${issue.number}`;
  const published = issue.startedAt ?? issue.createdAt;
  return {
    id: `urn:uuid:${issue.id}`,
    url,
    title: issue.subject,
    summary: issue.preheader,
    html: renderFeedContent(issue.content, url),
    image: null,
    tags: ["newsletter"],
    published,
    updated: latestOf([issue.updatedAt, published]) ?? published,
  };
}

function entryOf(post: ReturnType<typeof readPosts>[number], origin: string) {
  const url = `${origin}/letters/${post.slug}`;
  const published = post.publishedAt ?? post.createdAt;
  return {
    /** Stays the same when the letter is renamed. */
    id: `urn:uuid:${post.id}`,
    url,
    title: post.title,
    summary: post.excerpt || describedByText(post.content),
    html: renderFeedContent(post.content, url),
    image: post.featuredImage && new URL(post.featuredImage, url).href,
    tags: [post.category, ...post.tags],
    published,
    /** A scheduled letter changed for its readers when it appeared. */
    updated: latestOf([post.updatedAt, published]) ?? published,
  };
}
