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

/** Text that was typed into a record's form and not saved yet; the record may not exist yet. */
export const drafts = sqliteTable(
  "drafts",
  {
    id: uuid(),
    kind: text({ enum: draftKinds }).notNull(),
    /** The id of the record, or the one that a new record will get. */
    recordId: text().notNull(),
    /** A JSON object with the form's fields; invalid values are stored as they were typed. */
    values: text().notNull(),
    /** The record's version when the draft was begun; 0 without a record. */
    baseVersion: integer().notNull(),
    /** Starts at the record's version and counts the draft's own saves. */
    version: integer().notNull(),
    /** The open page that saved it last, so that this page's next save is not a conflict; empty for a script. */
    writer: text().notNull().default(""),
    savedAt: instant().notNull(),
    /** A draft is moved to the bin with its record. */
    ...deletion(),
  },
  (t) => [
    check("drafts_kind", oneOf(t.kind, draftKinds)),
    uniqueIndex("drafts_record").on(t.kind, t.recordId),
  ],
);

/** The browsers that had the form of a record open, until 2026-11; no longer used. */
export const openForms = sqliteTable(
  "open_forms",
  {
    kind: text({ enum: draftKinds }).notNull(),
    recordId: text().notNull(),
    device: text().notNull(),
    openedAt: instant().notNull(),
    /** When the browser last reported; after a while without a report it no longer counts. */
    seenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.device] }),
    check("open_forms_kind", oneOf(t.kind, draftKinds)),
    index("open_forms_seen").on(t.seenAt),
  ],
);
