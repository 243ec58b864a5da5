import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { updatePost } from "~/models/posts/post.server";
import { createMoment } from "~/models/road/moments/moment.server";
import { createPin } from "~/models/road/pins/pin.server";
import { db } from "~db/client.server";
import { newsletterIssues } from "~db/schema/newsletter";
import { createPost, got } from "./saved";

/** An item with a word that stands in all that it says, and nowhere else on the site. */
export type Item = {
  kind: "post" | "destination" | "collection" | "medium" | "pin" | "moment" | "issue";
  word: string;
  isPublic: boolean;
  id: string;
  slug?: string;
  /** The address that it had before it was renamed. */
  formerSlug?: string;
  collectionId?: string;
};

const DAY_MS = 86_400_000;
const yesterday = new Date(Date.now() - DAY_MS);
const tomorrow = new Date(Date.now() + DAY_MS);

function makePost(status: string, isVisible: boolean, publishedAt: Date | null): Item {
  const word = `zzpost${status}`;
  const texts = { excerpt: word, content: word, tags: [word] };
  const { id, slug: formerSlug } = createPost({
    ...texts,
    title: `Former ${word}`,
    isVisible,
    publishedAt,
    isFeatured: true,
  });
  const { slug } = got(updatePost(id, { title: word }));
  return { kind: "post", word, isPublic: status === "live", id, slug, formerSlug };
}

function makeDestination(
  isVisible: boolean,
  relatedBlogPosts: string[],
  relatedGalleryId?: string,
): Item {
  const word = isVisible ? "zzdestinationshown" : "zzdestinationhidden";
  const related = { relatedBlogPosts, relatedGalleryId };
  const texts = { description: word, state: word, isVisible, isFeatured: true, ...related };
  const { id, slug: formerSlug } = got(createDestination({ name: `Former ${word}`, ...texts }));
  const { slug } = got(updateDestination(id, { name: word }));
  return { kind: "destination", word, isPublic: isVisible, id, slug, formerSlug };
}

function makeCollection(isVisible: boolean): Item[] {
  const word = isVisible ? "zzcollectionshown" : "zzcollectionhidden";
  const url = `/media/${word}.jpg`;
  const { id } = createCollection({ title: word, description: word, coverImage: url, isVisible });
  const medium = got(addMedia({ collectionId: id, type: "photo", url, caption: word }));
  const shared = { word, isPublic: isVisible, collectionId: id };
  return [
    { ...shared, kind: "collection", id },
    { ...shared, kind: "medium", id: medium.id },
  ];
}

function makePin(isVisible: boolean): Item {
  const word = isVisible ? "zzpinshown" : "zzpinhidden";
  const coordinates = { lat: isVisible ? 10 : 20, lng: 76 };
  const { id } = createPin({ name: word, country: "India", notes: word, coordinates, isVisible });
  return { kind: "pin", word, isPublic: isVisible, id };
}

function makeMoment(isVisible: boolean): Item {
  const word = isVisible ? "zzmomentshown" : "zzmomenthidden";
  const happenedAt = new Date("2025-09-14T06:00:00Z");
  const { id } = createMoment({ text: word, place: word, happenedAt, isVisible });
  return { kind: "moment", word, isPublic: isVisible, id };
}

/** Only what has begun to go out has a number. */
function makeIssue(state: "sent" | "draft" | "scheduled", number: number | null): Item {
  const word = `zzissue${state}`;
  const startedAt = number === null ? null : yesterday;
  const { id } = db
    .insert(newsletterIssues)
    .values({
      kind: "weekly",
      state,
      number,
      startedAt,
      sendAt: tomorrow,
      subject: word,
      preheader: word,
      content: `<p>${word}</p>`,
    })
    .returning({ id: newsletterIssues.id })
    .get();
  return { kind: "issue", word, isPublic: number !== null, id };
}

/** The number of the issue that anyone may read. */
export const ISSUE_NUMBER = 7;

/** One item of each kind in each of its states; what is shown names what is not as related, and the other way round. */
export function makeItems(): Item[] {
  const posts = [
    makePost("live", true, yesterday),
    makePost("hidden", false, yesterday),
    makePost("draft", true, null),
    makePost("scheduled", true, tomorrow),
  ];
  const postIds = posts.map(({ id }) => id);
  for (const { id } of posts) {
    got(updatePost(id, { relatedBlogPosts: postIds.filter((other) => other !== id) }));
  }
  const [shown, hidden] = [makeCollection(true), makeCollection(false)];
  return [
    ...posts,
    ...shown,
    ...hidden,
    makeDestination(true, postIds, hidden[0]?.id),
    makeDestination(false, postIds, shown[0]?.id),
    makePin(true),
    makePin(false),
    makeMoment(true),
    makeMoment(false),
    makeIssue("sent", ISSUE_NUMBER),
    makeIssue("draft", null),
    makeIssue("scheduled", null),
  ];
}
