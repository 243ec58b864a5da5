import { z } from "zod";
import type { VersionKind } from "~/kinds";
import type { FieldErrors, Saved } from "~/models/base/records/result";
import { destinationInput } from "~/models/destinations/destination";
import { updateDestination } from "~/models/destinations/destination.server";
import { type DraftedRecord, draftedKinds } from "~/models/find/drafts/draft-kinds.server";
import { postInput } from "~/models/posts/post";
import { updatePost } from "~/models/posts/post.server";
import { homeContentInput } from "~/models/texts/home-content";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { updatePage } from "~/models/texts/pages/page.server";
import { pageInput } from "~/models/texts/pages/page-members";
import type { Versioned } from "./version-paths";

type Change = (id: string, values: object) => Saved<DraftedRecord>;

/** Changes a record if all of the values are valid. */
function checked<Schema extends z.ZodObject>(
  schema: Schema,
  update: (id: string, input: z.output<Schema>) => Saved<DraftedRecord>,
): Change {
  return (id, values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return update(id, data);
    const { fieldErrors } = z.flattenError<Record<string, unknown>>(error);
    return { ok: false, kind: "invalid", fieldErrors: fieldErrors as FieldErrors };
  };
}

const changes: Record<VersionKind, Change> = {
  post: checked(postInput, updatePost),
  destination: checked(destinationInput, updateDestination),
  home: checked(homeContentInput, (_id, input) => updateHomeContent(input)),
  page: checked(pageInput, updatePage),
};

/** The present record with its title; `null` when it does not exist. */
export function findVersioned({ kind, recordId }: Versioned) {
  const item = draftedKinds[kind].find(recordId);
  return item && { item, title: titleOf(item) };
}

function titleOf(record: DraftedRecord & { title?: string; name?: string }) {
  return record.title ?? record.name ?? "Home page";
}

/** Saves these values of a record if they are valid by the present rules. */
export function changeVersioned({ kind, recordId }: Versioned, values: object) {
  return changes[kind](recordId, values);
}
