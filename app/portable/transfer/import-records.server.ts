import { eq } from "drizzle-orm";
import { z } from "zod";
import { newDestinationInput } from "~/models/destinations/destination";
import { createDestination, findDestination } from "~/models/destinations/destination.server";
import { getNewsletterSettings } from "~/models/mail/newsletter-settings.server";
import { chooseMail } from "~/models/newsletter/post-issue.server";
import { newPostInput } from "~/models/posts/post";
import { createPost, findPost } from "~/models/posts/post.server";
import { relatePosts } from "~/models/posts/related.server";
import { markCurrent } from "~/models/road/journey/move-to-record.server";
import { createPage, findPage, updatePage } from "~/models/texts/pages/page.server";
import { newPageInput, pageInput } from "~/models/texts/pages/page-members";
import { isSitePage } from "~/models/texts/pages/site-pages";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { pages } from "~db/schema/pages";
import { blogPosts } from "~db/schema/posts";
import {
  accept,
  countAdded,
  dateColumns,
  type Importing,
  isLeft,
  readRecord,
  recordDates,
  recordSlug,
  reportEmpty,
} from "./importing.server";
import { recordFolders } from "./layout";
import type { YamlValue } from "./yaml-file";

const related = z.array(recordSlug, "Related stories must be a list of slugs.").optional();

const postEntry = z.strictObject({
  slug: recordSlug.optional(),
  ...newPostInput.shape,
  relatedBlogPosts: related,
  publishWhenLeft: recordSlug.optional(),
  ...recordDates,
});

export function importPosts(importing: Importing) {
  const { folder } = recordFolders.post;
  for (const name of importing.source.foldersIn(folder)) {
    const read = readRecord(importing, { kind: "post", name, content: "content" }, postEntry);
    if (!read) continue;
    const { slug, relatedBlogPosts, publishWhenLeft, createdAt, updatedAt, ...input } = read.data;
    const isThere = slug !== undefined && findPost({ slug }, "owner") !== null;
    if (slug && isLeft(importing, read.yaml, `/${folder}/${slug}`, isThere)) continue;
    const post = accept(importing, read.yaml, createPost(input));
    if (!post) continue;
    const set = { ...dateColumns({ createdAt, updatedAt }), slug: slug ?? post.slug };
    db.update(blogPosts).set(set).where(eq(blogPosts.id, post.id)).run();
    excludeFromMail(post);
    countAdded(importing, "letters");
    reportEmpty(importing, `${folder}/${name}`, post.content);
    importing.later.push(() => {
      relatePosts("post", post.id, idsOf(importing, read.yaml, relatedBlogPosts));
      seal(importing, read.yaml, post.id, publishWhenLeft);
    });
  }
}

/** What was out before it came to this site is no news to its readers. */
function excludeFromMail({ id, publishedAt }: { id: string; publishedAt: Date | null }) {
  const { announceSince } = getNewsletterSettings();
  const isOut = publishedAt !== null && publishedAt.getTime() <= Date.now();
  if (isOut && announceSince !== null && publishedAt > announceSince) chooseMail(id, false);
}

/** The ids of the posts with these slugs, in this order. */
function idsOf({ problems }: Importing, { problem }: YamlValue, slugs: string[] | undefined) {
  return slugs?.flatMap((slug, index) => {
    const post = findPost({ slug }, "owner");
    if (!post) problems.push(problem(["relatedBlogPosts", index], `There is no letter '${slug}'.`));
    return post?.id ?? [];
  });
}

function seal(
  { problems }: Importing,
  { problem }: YamlValue,
  id: string,
  slug: string | undefined,
) {
  if (slug === undefined) return;
  const place = findDestination({ slug }, "owner");
  if (!place) problems.push(problem(["publishWhenLeft"], `There is no place '${slug}'.`));
  else db.update(blogPosts).set({ publishWhenLeft: place.id }).where(eq(blogPosts.id, id)).run();
}

const destinationEntry = z.strictObject({
  slug: recordSlug.optional(),
  ...newDestinationInput.shape,
  relatedGalleryId: z.string("The related album must be the name of its folder.").optional(),
  relatedBlogPosts: related,
  ...recordDates,
});

export function importDestinations(importing: Importing) {
  const { folder } = recordFolders.destination;
  const { problems, collections } = importing;
  for (const name of importing.source.foldersIn(folder)) {
    const of = { kind: "destination", name, content: "detailedDescription" } as const;
    const read = readRecord(importing, of, destinationEntry);
    if (!read) continue;
    const {
      slug,
      relatedBlogPosts,
      relatedGalleryId,
      isCurrentLocation,
      createdAt,
      updatedAt,
      ...input
    } = read.data;
    const isThere = slug !== undefined && findDestination({ slug }, "owner") !== null;
    if (slug && isLeft(importing, read.yaml, `/${folder}/${slug}`, isThere)) continue;
    const collection = collections.get(relatedGalleryId?.normalize("NFC") ?? "");
    if (relatedGalleryId && !collection) {
      problems.push(
        read.yaml.problem(["relatedGalleryId"], `There is no folder 'albums/${relatedGalleryId}'.`),
      );
    }
    const place = accept(
      importing,
      read.yaml,
      createDestination({ ...input, relatedGalleryId: collection }),
    );
    if (!place) continue;
    const set = { ...dateColumns({ createdAt, updatedAt }), slug: slug ?? place.slug };
    db.update(destinations).set(set).where(eq(destinations.id, place.id)).run();
    countAdded(importing, "places");
    reportEmpty(importing, `${folder}/${name}`, place.detailedDescription);
    importing.later.push(() => {
      relatePosts("destination", place.id, idsOf(importing, read.yaml, relatedBlogPosts));
      if (isCurrentLocation) markPlace(importing, read.yaml, place.id);
    });
  }
}

/** Nobody arrives by an import: the mark alone is set, and only where nobody is said to be anywhere yet. */
function markPlace(importing: Importing, { problem }: YamlValue, id: string) {
  if (!importing.isFirstJourney) {
    importing.report.notes.push("The traveller is on this site already, and stays where she is.");
  } else if (!markCurrent({ destinationId: id })) {
    importing.problems.push(problem(["isCurrentLocation"], "Another place is the current one."));
  }
}

const ownPageEntry = z.strictObject({ ...newPageInput.shape, slug: recordSlug, ...recordDates });

const sitePageEntry = z.strictObject({
  slug: recordSlug,
  ...pageInput.omit({ version: true, questions: true }).shape,
  ...recordDates,
});

export function importPages(importing: Importing) {
  const { folder } = recordFolders.page;
  for (const name of importing.source.foldersIn(folder)) {
    const of = { kind: "page", name, content: "content" } as const;
    const read = readRecord(importing, of, isSitePage(name) ? sitePageEntry : ownPageEntry);
    if (!read) continue;
    const { slug, createdAt, updatedAt, ...input } = read.data;
    const isThere = (findPage(slug)?.version ?? 0) > 0;
    if (isLeft(importing, read.yaml, `/${slug}`, isThere)) continue;
    const result = isSitePage(slug)
      ? updatePage(slug, input)
      : createPage({ ...(input as z.output<typeof newPageInput>), slug });
    const page = accept(importing, read.yaml, result);
    if (!page) continue;
    const dates = dateColumns({ createdAt, updatedAt });
    if (dates) db.update(pages).set(dates).where(eq(pages.id, page.id)).run();
    countAdded(importing, "pages");
  }
}
