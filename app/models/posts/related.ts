/** The search field for related posts, for browsers without scripts. */
export const RELATED_SEARCH = "relatedSearch";

/** How many posts a form offers besides the related ones. */
export const OFFERED_POSTS = 24;

export type OfferedPost = { id: string; title: string };

export type OfferedPosts = {
  /** The item of the form, which is never offered itself. */
  itemId: string;
  posts: OfferedPost[];
  /** The search; empty when the newest posts are offered. */
  search: string;
  /** Whether all posts are offered, so that no search is needed. */
  isWhole: boolean;
};
