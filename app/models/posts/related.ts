/** What an item's form offers as related. */

/** What the button asks for that looks for posts, where no scripts run, and the field that says for which. */
export const FIND_RELATED = "find-related";
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
