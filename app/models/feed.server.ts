import { latestOf } from "~/utils/dates";
import { pictureAddressesIn, storyHtml } from "~/utils/story-html.server";
import { viewPictures } from "./picture.server";
import { listPosts, type Post } from "./post.server";

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
    html: absolute(plainStory(post.content), url),
    image: post.featuredImage && new URL(post.featuredImage, url).href,
    tags: [post.category, ...post.tags],
    published,
    /** A scheduled letter changed for its readers when it appeared. */
    updated: latestOf([post.updatedAt, published]) ?? published,
  };
}

/** Feed readers choose no variants and blur nothing: pictures come with address and words only. */
function plainStory(content: string) {
  const pictures = viewPictures(pictureAddressesIn(content));
  const plain = [...pictures].map(([address, { src, alt }]) => [address, { src, alt }] as const);
  return storyHtml(content, new Map(plain));
}

function absolute(html: string, base: string) {
  return html.replace(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag.replace(/ (src|href)="([^"]*)"/g, (attribute, name: string, address: string) =>
      URL.canParse(address, base) ? ` ${name}="${new URL(address, base).href}"` : attribute,
    ),
  );
}
