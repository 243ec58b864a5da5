import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { draftKinds } from "~/kinds";
import { deletion, instant, oneOf, uuid } from "../columns";

/** What is typed of a record and not saved into it yet: beside the record, or before there is one. */
export const drafts = sqliteTable(
  "drafts",
  {
    id: uuid(),
    kind: text({ enum: draftKinds }).notNull(),
    /** The record's id, or the one that it will have. */
    recordId: text().notNull(),
    /** A JSON object with the form's fields; one that is no valid value stands as it was typed. */
    values: text().notNull(),
    /** The record's version over which it was begun; 0 where there was no record. */
    baseVersion: integer().notNull(),
    /** Begins at the record's version and counts the draft's own saves. */
    version: integer().notNull(),
    /** The open page that saved it last, whose saves come one after the other; empty for a script. */
    writer: text().notNull().default(""),
    savedAt: instant().notNull(),
    /** It goes into the bin with its record. */
    ...deletion(),
  },
  (t) => [
    check("drafts_kind", oneOf(t.kind, draftKinds)),
    uniqueIndex("drafts_record").on(t.kind, t.recordId),
  ],
);

/** Which browsers had the form of a record open, until 2026-11; nothing is written here any more. */
export const openForms = sqliteTable(
  "open_forms",
  {
    kind: text({ enum: draftKinds }).notNull(),
    recordId: text().notNull(),
    device: text().notNull(),
    openedAt: instant().notNull(),
    /** When it last said so; a browser that says nothing for a while has it open no longer. */
    seenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.device] }),
    check("open_forms_kind", oneOf(t.kind, draftKinds)),
    index("open_forms_seen").on(t.seenAt),
  ],
);
