import type { KeysetList } from "~/models/base/lists/keyset.server";
import { EVERYTHING } from "~/models/base/lists/list-query";
import type { Audience } from "~/models/base/records/audience";
import {
  destinationList,
  featuredPostList,
  messageList,
  postList,
} from "~/models/find/keyset-lists.server";
import { type PostField, postFields } from "~/models/posts/post-columns.server";

/** All items of a list, in one go. */
function allOf<Item>(list: KeysetList<Item>) {
  return list(null, 100_000).map(({ item }) => item);
}

export function listPosts(audience: Audience, fields: PostField[] = postFields) {
  return allOf(postList(audience, fields, EVERYTHING));
}

export function listFeaturedPosts(audience: Audience) {
  return allOf(featuredPostList(audience, postFields));
}

export function listDestinations(audience: Audience) {
  return allOf(destinationList(audience, EVERYTHING));
}

export function listMessages() {
  return allOf(messageList());
}
