import { latestOf } from "~/utils/dates";
import { listPosts, type Post } from "./post-lists.server";
import { renderFeedContent } from "./render-content.server";

const MAX_ENTRIES = 50;

/** The newest live letters as feed readers get them, whole and with absolute addresses. */
export function listFeedEntries(origin: string) {
  return listPosts("public")
    .slice(0, MAX_ENTRIES)
    .map((post) => entryOf(post, origin));
}

export type FeedEntry = ReturnType<typeof entryOf>;

function entryOf(post: Post, origin: string) {
  const url = `${origin}/letters/${post.slug}`;
  const published = post.publishedAt ?? post.createdAt;
  return {
    /** Stays the same when the letter is renamed. */
    id: `urn:uuid:${post.id}`,
    url,
    title: post.title,
    summary: post.excerpt,
    html: renderFeedContent(post.content, url),
    image: post.featuredImage && new URL(post.featuredImage, url).href,
    tags: [post.category, ...post.tags],
    published,
    /** A scheduled letter changed for its readers when it appeared. */
    updated: latestOf([post.updatedAt, published]) ?? published,
  };
}
