import type { KeysetList } from "~/models/keyset.server";
import { featuredPostList } from "~/models/keyset-lists.server";
import { postFields } from "~/models/post-columns.server";

/** All items of a short list. */
function allOf<Item>(list: KeysetList<Item>) {
  return list(null, 1_000).map(({ item }) => item);
}

export function listFeaturedPosts(audience: "public" | "owner") {
  return allOf(featuredPostList(audience, postFields));
}
