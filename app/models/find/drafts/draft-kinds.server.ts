import type { z } from "zod";
import type { DraftKind } from "~/kinds";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import { collectionDraft, CLEARED as newCollection } from "~/models/collections/collection";
import { findCollection } from "~/models/collections/collection.server";
import { CLEARED as newDestination, newDestinationInput } from "~/models/destinations/destination";
import { findDestination } from "~/models/destinations/destination.server";
import { newIssueInput } from "~/models/newsletter/issue";
import { findIssue } from "~/models/newsletter/issue.server";
import { CLEARED as newPost, newPostInput } from "~/models/posts/post";
import { findPost } from "~/models/posts/post.server";
import { CLEARED as newMoment, newMomentInput } from "~/models/road/moments/moment";
import { findMoment } from "~/models/road/moments/moment.server";
import { NEW_PIN, newPinInput } from "~/models/road/pins/pin";
import { findPin } from "~/models/road/pins/pin.server";
import { homeContentInput } from "~/models/texts/home-content";
import { getHomeContent } from "~/models/texts/home-content.server";
import { findPage } from "~/models/texts/pages/page.server";
import { NEW_PAGE, pageDraft } from "~/models/texts/pages/page-members";

type Kind = {
  /** The schema of the fields, for values that are complete. */
  input: z.ZodObject<z.ZodRawShape>;
  /** The values of a new record's empty form, for which no draft is kept. */
  blank: object;
  /** Finds the record that the draft belongs to; `null` when there is none. */
  find: (id: string) => DraftedRecord | null;
};

/** The fields that every record with drafts has. */
export type DraftedRecord = { version: number; updatedAt: Date };

/** Schema, empty form and record of each kind that can have drafts. */
export const draftedKinds: Record<DraftKind, Kind> = {
  post: { input: newPostInput, blank: newPost, find: (id) => findPost({ id }, "owner") },
  destination: {
    input: newDestinationInput,
    blank: newDestination,
    find: (id) => findDestination({ id }, "owner"),
  },
  pin: { input: newPinInput, blank: NEW_PIN, find: (id) => findPin(id, "owner") },
  moment: { input: newMomentInput, blank: newMoment, find: findMoment },
  collection: {
    input: collectionDraft,
    blank: newCollection,
    find: (id) => findCollection(id, "owner"),
  },
  home: {
    input: homeContentInput.omit({ version: true }),
    blank: {},
    find: (id) => (id === HOME_RECORD_ID ? getHomeContent() : null),
  },
  page: {
    input: pageDraft,
    blank: NEW_PAGE,
    find: findPage,
  },
  issue: { input: newIssueInput, blank: {}, find: findIssue },
};
