import { and, eq, isNull } from "drizzle-orm";
import { blankOf, changes } from "~/models/base/records/patch";
import { readJsonObject } from "~/utils/json-object";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { drafts } from "~db/schema/drafts";
import { CLEARED, newPostInput } from "./post";
import type { Post } from "./post.server";
import { findPost } from "./post.server";

/**
 * A post with its draft applied, or a post made of a draft alone; `null` without either, or if the post was deleted.
 */
export function findPreviewedPost(id: string): Post | null {
  const post = findPost({ id }, "owner");
  const draft = findDraft(id);
  if (post) return { ...post, ...validOf(draft?.values) };
  // The draft of a record that is gone is no new letter.
  if (!draft || draft.baseVersion > 0 || isInBin(id)) return null;
  return postOfDraft(id, draft);
}

type Draft = NonNullable<ReturnType<typeof findDraft>>;

function findDraft(id: string) {
  const { values, baseVersion, savedAt } = drafts;
  return db
    .select({ values, baseVersion, savedAt })
    .from(drafts)
    .where(and(eq(drafts.kind, "post"), eq(drafts.recordId, id), isNull(drafts.deletedAt)))
    .get();
}

function isInBin(id: string) {
  const one = and(eq(bin.kind, "post"), eq(bin.id, id));
  return db.select({ id: bin.id }).from(bin).where(one).get() !== undefined;
}

/** The draft's valid fields; for an invalid one the record's value stays. */
function validOf(json = "{}") {
  const values = readJsonObject(json) ?? {};
  const valid = Object.entries(newPostInput.shape).flatMap(([name, field]) => {
    if (!Object.hasOwn(values, name)) return [];
    const checked = field.safeParse(values[name] === "" ? null : values[name]);
    return checked.success && checked.data !== undefined ? [[name, checked.data]] : [];
  });
  return changes(Object.fromEntries(valid) as Partial<Post>, CLEARED);
}

function postOfDraft(id: string, { values, savedAt }: Draft): Post {
  const valid = validOf(values);
  const title = valid.title ?? "Untitled letter";
  const revision = { version: 0, createdAt: savedAt, updatedAt: savedAt };
  return {
    ...blankOf(newPostInput, CLEARED),
    ...revision,
    ...valid,
    id,
    title,
    slug: slugify(title),
  };
}
