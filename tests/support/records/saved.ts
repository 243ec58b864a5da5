import type { Saved } from "~/models/base/records/result";
import { createPost as createPostSaved } from "~/models/posts/post.server";

/** What was saved; throws where it was refused. */
export function got<Item>(result: Saved<Item>) {
  if (!result.ok) throw new Error(`Not saved: ${JSON.stringify(result)}`);
  return result.item;
}

/** Adds a post that nothing stands against. */
export function createPost(...post: Parameters<typeof createPostSaved>) {
  return got(createPostSaved(...post));
}
