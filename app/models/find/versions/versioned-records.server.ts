import type { z } from "zod";
import type { VersionKind } from "~/kinds";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import type { FieldErrors, Saved } from "~/models/base/records/result";
import { destinationInput } from "~/models/destinations/destination";
import { findDestination, updateDestination } from "~/models/destinations/destination.server";
import { postInput } from "~/models/posts/post";
import { findPost, updatePost } from "~/models/posts/post.server";
import { homeContentInput } from "~/models/texts/home-content";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { findPage, updatePage } from "~/models/texts/pages/page.server";
import { pageInput } from "~/models/texts/pages/page-members";
import { groupBy } from "~/utils/group-by";
import type { Versioned } from "./version-paths";

type Revised = { version: number; updatedAt: Date };

/** What the pages of versions need of a kind of record: how it is found, checked and changed. */
type RecordKind<Schema extends z.ZodObject, Item extends Revised> = {
  schema: Schema;
  find: (id: string) => Item | null;
  update: (id: string, input: z.output<Schema>) => Saved<Item>;
  titleOf: (item: Item) => string;
};

function recordKind<Schema extends z.ZodObject, Item extends Revised>(
  kind: RecordKind<Schema, Item>,
) {
  return {
    find(id: string) {
      const item = kind.find(id);
      return item && { item, title: kind.titleOf(item) };
    },
    /** Changes the record if all of the values are valid. */
    change(id: string, values: object): Saved<Item> {
      const checked = kind.schema.safeParse(values);
      if (checked.success) return kind.update(id, checked.data);
      const byField = groupBy(checked.error.issues, ({ path }) => String(path[0] ?? ""));
      const messages = [...byField].map(([name, issues]) => [
        name,
        issues.map(({ message }) => message),
      ]);
      const fieldErrors: FieldErrors = Object.fromEntries(messages);
      return { ok: false, kind: "invalid", fieldErrors };
    },
  };
}

const kinds = {
  post: recordKind({
    schema: postInput,
    find: (id) => findPost({ id }, "owner"),
    update: updatePost,
    titleOf: ({ title }) => title,
  }),
  destination: recordKind({
    schema: destinationInput,
    find: (id) => findDestination({ id }, "owner"),
    update: updateDestination,
    titleOf: ({ name }) => name,
  }),
  home: recordKind({
    schema: homeContentInput,
    find: (id) => (id === HOME_RECORD_ID ? getHomeContent() : null),
    update: (_id, input) => updateHomeContent(input),
    titleOf: () => "Home page",
  }),
  page: recordKind({
    schema: pageInput,
    find: findPage,
    update: updatePage,
    titleOf: ({ title }) => title,
  }),
} satisfies Record<VersionKind, unknown>;

/** A record with versions as it is now, with what it is called; `null` when it is not there. */
export function findVersioned({ kind, recordId }: Versioned) {
  return kinds[kind].find(recordId);
}

/** Saves these values of a record, if today's rules accept them. */
export function changeVersioned({ kind, recordId }: Versioned, values: object): Saved<Revised> {
  return kinds[kind].change(recordId, values);
}
