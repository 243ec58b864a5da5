import { placesOfPost } from "~/models/destinations/post-places.server";
import { postCards } from "~/models/find/cards.server";
import { described } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";
import { getFirstPost, getNextPost, getPreviousPost } from "~/models/posts/neighbours.server";
import type { Post } from "~/models/posts/post.server";
import { listPostsByIds } from "~/models/posts/post-lists.server";
import type { NamedStop } from "~/models/texts/content/content-stops";
import { renderContent } from "~/models/texts/content/render-content.server";
import { describedByText } from "~/texts/opening-words.server";
import { socialLinksOf } from "~/utils/links/social-links";
import { pick } from "~/utils/pick";
import { pinOfDestination } from "./journey-map.server";
import { postRoad } from "./post-road.server";

/** An opening that is long enough for a drop cap, which needs a first letter and lines beside it. */
const LONG_OPENING = /^(?:<a [^>]*data-stop.*?<\/a>)*<p>[“‘]?[A-Za-z][^<]{160}/;

/**
 * The data of a letter's page: the letter, where it was written, the letters before and after, and the related ones;
 * the page leaves out what is missing.
 */
export function postPage(post: Post) {
  const related = postCards(listPostsByIds(post.relatedBlogPosts));
  const next = getNextPost(post);
  const previous = getPreviousPost(post);
  const { named = [], road = null } = postRoad(post, previous) ?? {};
  return {
    post: viewOf(post, named),
    road,
    destinations: destinationsOf(post),
    next: next && (postCards([next])[0] ?? null),
    previous: previous && pick(previous, "title", "slug"),
    first: previous && getFirstPost(),
    ...(related.length > 0 && { related }),
  };
}

/** The places of the letter, each with its pin on the journey's map. */
function destinationsOf(post: Post) {
  return placesOfPost(post).map(({ name, slug }) => ({
    name,
    slug,
    pin: pinOfDestination(slug),
  }));
}

export type PostPage = ReturnType<typeof postPage>;
export type PostView = ReturnType<typeof viewOf>;

function viewOf(post: Post, stops: NamedStop[]) {
  const { title, slug, excerpt, category, tags, readingTime, publishedAt, updatedAt } = post;
  const contentHtml = renderContent(post.content, stops);
  return {
    title,
    slug,
    excerpt,
    /** The description for other sites, if the letter has no excerpt. */
    opening: excerpt ? "" : describedByText(post.content),
    category,
    tags,
    readingTime,
    publishedAt,
    updatedAt,
    picture: described(viewPicture(post.featuredImage), title),
    contentHtml,
    hasDropCap: LONG_OPENING.test(contentHtml),
    hashtags: post.socialMediaHashtags,
    socialLinks: socialLinksOf(post),
  };
}
