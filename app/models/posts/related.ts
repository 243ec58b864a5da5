/** What an item's form offers as related. */

/** The field that says which posts to look for, where no scripts run. */
export const RELATED_SEARCH = "relatedSearch";

/** How many posts a form offers besides those that it names. */
export const OFFERED_POSTS = 24;

export type OfferedPost = { id: string; title: string };

export type OfferedPosts = {
  /** The item that offers them, which is none of them. */
  itemId: string;
  posts: OfferedPost[];
  /** What the posts were searched for; empty where the newest are offered. */
  search: string;
  /** Whether these are all: there is nothing to search for. */
  isWhole: boolean;
};
