import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { type KeysetList, keysetList } from "~/models/base/lists/keyset.server";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { newToken, tokenHash } from "~/utils/http/secret-token.server";
import { db, transact } from "~db/client.server";
import { previews } from "~db/schema/posts";
import { endOf, MAX_PREVIEW_LINKS, type PreviewLinkInput } from "./preview-link";
import { findPreviewedPost } from "./previewed-post.server";

const whole = { id: previews.id, createdAt: previews.createdAt, expiresAt: previews.expiresAt };

function running(postId: string) {
  return and(eq(previews.postId, postId), gt(previews.expiresAt, new Date()));
}

/** Makes a secret link to a post or to its draft. The token is returned this once: only its hash is stored. */
export function createPreviewLink(
  postId: string,
  input: PreviewLinkInput,
): Saved<{ id: string; token: string; expiresAt: Date }> {
  const token = newToken();
  return transact(() => {
    if (!findPreviewedPost(postId)) return { ok: false, kind: "missing" };
    deleteEndedPreviews();
    if (countRows(previews, running(postId)) >= MAX_PREVIEW_LINKS) {
      return invalid("", `${MAX_PREVIEW_LINKS} links to this letter run already: end one first.`);
    }
    const values = { postId, tokenHash: tokenHash(token), createdAt: new Date() };
    const made = db
      .insert(previews)
      .values({ ...values, expiresAt: endOf(input) })
      .returning(whole)
      .get();
    return saved({ id: made.id, token, expiresAt: made.expiresAt });
  });
}

export type PreviewLink = ReturnType<typeof runningLinks>[number];

/** The valid links to a post, newest first, without their tokens; `null` without such a post. */
export function previewLinkList(postId: string): KeysetList<PreviewLink> | null {
  if (!findPreviewedPost(postId)) return null;
  const by = [previews.createdAt, sql`previews.rowid`];
  return keysetList({
    columns: whole,
    table: previews,
    where: running(postId),
    order: { way: "desc", by },
  });
}

/** The same with the post's title. */
export function previewLinksPage(postId: string) {
  const post = findPreviewedPost(postId);
  return post && { title: post.title, links: runningLinks(postId) };
}

function runningLinks(postId: string) {
  const newestFirst = desc(previews.createdAt);
  return db.select(whole).from(previews).where(running(postId)).orderBy(newestFirst).all();
}

/** Ends a link to a post; returns whether there was one. */
export function endPreviewLink(postId: string, id: string) {
  const one = and(running(postId), eq(previews.id, id));
  return db.delete(previews).where(one).run().changes > 0;
}

/**
 * The post behind a link, with its draft applied, and the link's expiry; `null` for an expired or unknown link, or
 * without a post.
 */
export function findPreview(token: string) {
  const link = db
    .select({ postId: previews.postId, expiresAt: previews.expiresAt })
    .from(previews)
    .where(and(eq(previews.tokenHash, tokenHash(token)), gt(previews.expiresAt, new Date())))
    .get();
  const post = link && findPreviewedPost(link.postId);
  return post ? { post, expiresAt: link.expiresAt } : null;
}

/** Deletes expired links. */
export function deleteEndedPreviews() {
  db.delete(previews).where(lte(previews.expiresAt, new Date())).run();
}
