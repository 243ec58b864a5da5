import type { z } from "zod";
import { newCollectionInput } from "./collection";
import { findCollection } from "./collection.server";
import { newDestinationInput } from "./destination";
import { findDestination } from "./destination.server";
import { homeContentInput } from "./home-content";
import { getHomeContent } from "./home-content.server";
import { newIssueInput } from "./issue";
import { findIssue } from "./issue.server";
import { newPinInput } from "./pin";
import { findPin } from "./pin.server";
import { newPostInput } from "./post";
import { findPost } from "./post.server";
import { HOME_RECORD_ID } from "./record-key";
import type { DraftKind } from "./vocabulary";

type Kind = {
  /** What the fields of a draft are, once they are valid. */
  input: z.ZodObject<z.ZodRawShape>;
  /** The record beside which it stands, `null` when there is none. */
  find: (id: string) => DraftedRecord | null;
};

/** What is known of any record that can have a draft. */
export type DraftedRecord = { version: number; updatedAt: Date };

/** What each kind of record that can have a draft is made of. */
export const kinds: Record<DraftKind, Kind> = {
  post: { input: newPostInput, find: (id) => findPost({ id }, "owner") },
  destination: { input: newDestinationInput, find: (id) => findDestination({ id }, "owner") },
  pin: { input: newPinInput, find: (id) => findPin(id, "owner") },
  collection: { input: newCollectionInput, find: (id) => findCollection(id, "owner") },
  home: {
    input: homeContentInput.omit({ version: true }),
    find: (id) => (id === HOME_RECORD_ID ? getHomeContent() : null),
  },
  issue: { input: newIssueInput, find: findIssue },
};
