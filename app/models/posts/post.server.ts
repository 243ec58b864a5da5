import { and, eq, sql } from "drizzle-orm";
import { exists } from "~/models/base/lists/exists.server";
import type { Audience } from "~/models/base/records/audience";
import { freeId } from "~/models/base/records/free-id.server";
import { changes, unlessSeen } from "~/models/base/records/patch";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import {
  findByKey,
  type ItemKey,
  renamedSlug,
  uniqueSlug,
} from "~/models/base/records/slug.server";
import { storeVersion, textFields } from "~/models/base/records/store-version.server";
import { moveToBin } from "~/models/bin/bin.server";
import { db, transact } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";
import { CLEARED, type NewPost, newPostInput, type PostChange } from "./post";
import { postColumns, postsSeenBy } from "./post-columns.server";
import { refuseRelated, relatePosts, withoutRelated } from "./related.server";

/** The fields that its versions hold. */
export const POST_TEXTS = textFields(newPostInput);

function finders(audience: Audience) {
  const by = (column: typeof blogPosts.id | typeof blogPosts.slug) =>
    db
      .select(postColumns(audience))
      .from(blogPosts)
      .where(and(postsSeenBy(audience), eq(column, sql.placeholder("key"))))
      .prepare();
  return { id: by(blogPosts.id), slug: by(blogPosts.slug) };
}

const prepared = { owner: finders("owner"), public: finders("public") };

/** The post with this id, or at this address or a former one, if the audience may see it; else `null`. */
export function findPost(key: ItemKey, audience: Audience) {
  return findByKey("post", key, prepared[audience]);
}

export type Post = NonNullable<ReturnType<typeof findPost>>;

/** Adds a post; its slug is made from the title. The same `id` a second time gives back the first one. */
export function createPost(input: NewPost, givenId?: string): Saved<Post> {
  return transact(() => {
    const id = freeId(blogPosts, givenId);
    const before = findPost({ id }, "owner");
    if (before) return saved(before);
    const refusal = refuseRelated(input, id) ?? refuseSealed(input);
    if (refusal) return refusal;
    const slug = uniqueSlug("post", input.title);
    const values = withoutRelated({ ...CLEARED, ...changes(input, CLEARED) });
    db.insert(blogPosts)
      .values({ ...values, id, title: input.title, slug })
      .run();
    relatePosts("post", id, input.relatedBlogPosts);
    return saved(findPost({ id }, "owner") as Post);
  });
}

/**
 * Changes a post. A new title gives a new slug, and the old address redirects. Triggers update its picture uses and the
 * search index (`db/triggers.ts`); the mail loop announces it once it is published.
 */
export function updatePost(id: string, { version, ...input }: PostChange): Saved<Post> {
  const values = changes(input, CLEARED);
  return transact((): Saved<Post> => {
    const before = findPost({ id }, "owner");
    if (!before) return MISSING;
    const refusal =
      conflictOf(before, version, values) ?? refuseRelated(input, id) ?? refuseSealed(input);
    if (refusal) return refusal;
    const slug = renamedSlug("post", before, input.title);
    const revision = { version: before.version + 1, updatedAt: new Date() };
    db.update(blogPosts)
      .set({ ...unlessSeen(withoutRelated(values), before, "publishWhenLeft"), ...revision, slug })
      .where(eq(blogPosts.id, id))
      .run();
    relatePosts("post", id, values.relatedBlogPosts);
    const after = findPost({ id }, "owner") as Post;
    storeVersion({ kind: "post", recordId: id }, POST_TEXTS, before, after);
    return saved(after);
  });
}

/** Refuses a letter that waits for a place which does not exist. */
function refuseSealed({ publishWhenLeft }: Pick<PostChange, "publishWhenLeft">) {
  if (!publishWhenLeft || exists(destinations, publishWhenLeft)) return null;
  return invalid("publishWhenLeft", "Choose a place that is on the site.");
}

/** Moves a post to the bin. Returns the time, or `null` when there was none. */
export function deletePost(id: string) {
  return moveToBin("post", [id]);
}
