import { socialLinksOf } from "~/utils/social-links";
import { storyCards } from "./cards.server";
import { described } from "./picture";
import { viewPicture } from "./picture.server";
import { listNextPosts, type Post } from "./post.server";
import { renderStory } from "./story.server";

const SUGGESTIONS = 2;

/** A drop cap needs a letter to enlarge and lines to stand beside. */
const LONG_OPENING = /^<p>[A-Za-z][^<]{160}/;

/** What a letter's page shows, and the live letters to go on with: the next older one first. */
export function letterPage(post: Post) {
  return { letter: viewOf(post), next: storyCards(listNextPosts(post, SUGGESTIONS)) };
}

export type LetterView = ReturnType<typeof viewOf>;

function viewOf(post: Post) {
  const { title, slug, excerpt, category, tags, readingTime, publishedAt, updatedAt } = post;
  const html = renderStory(post.content);
  return {
    ...{ title, slug, excerpt, category, tags, readingTime, publishedAt, updatedAt },
    picture: described(viewPicture(post.featuredImage), title),
    html,
    hasDropCap: LONG_OPENING.test(html),
    hashtags: post.socialMediaHashtags,
    socialLinks: socialLinksOf(post),
  };
}
