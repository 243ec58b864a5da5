import type { KeysetList } from "~/models/base/lists/keyset.server";
import { featuredPostList } from "~/models/find/keyset-lists.server";
import { postFields } from "~/models/posts/post-columns.server";

/** All items of a short list. */
function allOf<Item>(list: KeysetList<Item>) {
  return list(null, 1_000).map(({ item }) => item);
}

export function listFeaturedPosts(audience: "public" | "owner") {
  return allOf(featuredPostList(audience, postFields));
}
