import { eq } from "drizzle-orm";
import { z } from "zod";
import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { chooseMail } from "~/models/newsletter/post-issue.server";
import { newPostInput } from "~/models/posts/post";
import { createPost, findPost } from "~/models/posts/post.server";
import { relatePosts } from "~/models/posts/related.server";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { namesBySlug } from "../folder-names.server";
import {
  addRecord,
  fieldsOf,
  findHere,
  type Importing,
  recordShape,
  recordSlug,
  setDates,
} from "../import/importing.server";
import { check, type JsonValue } from "../json-file";
import { type RecordKind, reportEmpty } from "./record-kind";

const entry = z.object({
  slug: recordSlug.optional(),
  ...newPostInput.shape,
  ...recordShape,
});

export const postKind: RecordKind = {
  folder: "letters",
  file: "letter",
  text: "content",
  list: () => namesBySlug(blogPosts),
  read(id) {
    const post = findPost({ id }, "owner");
    return post && { title: post.title, fields: fieldsOf(post, entry) };
  },
  add(importing, json, path) {
    const data = check(json, entry, importing.problems);
    if (!data) return;
    const { id, slug, relatedBlogPosts, publishWhenLeft, createdAt, updatedAt, ...input } = data;
    const post = addRecord(importing, json, {
      plural: "letters",
      name: slug ? `/letters/${slug}` : path,
      id,
      before: findHere((key) => findPost(key, "owner"), data),
      create: () => createPost(input, id),
    });
    if (!post) return;
    setDates(blogPosts, post.id, { createdAt, updatedAt });
    if (slug) db.update(blogPosts).set({ slug }).where(eq(blogPosts.id, post.id)).run();
    excludeFromMail(post);
    reportEmpty(importing, path, post.content);
    importing.later.push(() => {
      relatePosts("post", post.id, relatedHere(importing, json, relatedBlogPosts));
      seal(importing, json, post.id, publishWhenLeft);
    });
  },
};

/** Letters that were published before the import are not mailed. */
function excludeFromMail({ id, publishedAt }: { id: string; publishedAt: Date | null }) {
  const { announceSince } = getNewsletterSettings();
  const isOut = publishedAt !== null && publishedAt.getTime() <= Date.now();
  if (isOut && announceSince !== null && publishedAt > announceSince) chooseMail(id, false);
}

/** The ids on this site of the letters that a file names by its own ids. */
export function relatedHere(
  { ids, problems }: Importing,
  { problem }: JsonValue,
  named: string[] | null | undefined,
) {
  return named?.flatMap((one, index) => {
    const id = ids.get(one) ?? one;
    if (findPost({ id }, "owner")) return id;
    problems.push(problem(["relatedBlogPosts", index], `There is no letter with the id '${one}'.`));
    return [];
  });
}

function seal(
  { ids, problems }: Importing,
  { problem }: JsonValue,
  id: string,
  place: string | null | undefined,
) {
  if (!place) return;
  const publishWhenLeft = ids.get(place);
  if (publishWhenLeft)
    db.update(blogPosts).set({ publishWhenLeft }).where(eq(blogPosts.id, id)).run();
  else problems.push(problem(["publishWhenLeft"], `There is no place with the id '${place}'.`));
}
