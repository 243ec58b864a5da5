import { and, eq, isNull, sql } from "drizzle-orm";
import type { DraftKind } from "~/kinds";
import { type Saved, saved } from "~/models/base/records/result";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import type { DraftKey, DraftState } from "./draft";
import { type DraftValues, isSame, saysNothing } from "./draft-comparison";
import { draftedKinds } from "./draft-kinds.server";
import { firstWords } from "./first-words.server";

/** The latest state of a record: its draft or, with the id `null`, the record itself. */
export type Draft = DraftState & { savedAt: Date; values: DraftValues };

const columns = pick(drafts, "id", "values", "baseVersion", "version", "writer", "savedAt");

function isOf({ kind, recordId }: DraftKey) {
  return and(eq(drafts.kind, kind), eq(drafts.recordId, recordId), isNull(drafts.deletedAt));
}

/** The draft of this record, which need not be saved yet; `null` if there is none. */
export function findDraft(key: DraftKey): Draft | null {
  const row = db.select(columns).from(drafts).where(isOf(key)).get();
  return row ? { ...row, values: JSON.parse(row.values) as DraftValues } : null;
}

/** The draft, else the record in the form of a draft; `null` when there is neither. */
export function findStanding(key: DraftKey): Draft | null {
  const draft = findDraft(key);
  if (draft) return draft;
  const record = draftedKinds[key.kind].find(key.recordId);
  if (!record) return null;
  const { version, updatedAt: savedAt } = record;
  const values = fieldsOf(key.kind, record);
  return { id: null, values, baseVersion: version, version, savedAt, writer: "" };
}

/** What a writer last knew of the draft. Fields that are `undefined` are not checked: the last save wins. */
export type Seen = {
  /** `null` for none. */
  draftId?: string | null;
  /** Of the draft, or else of the record. */
  version?: number | null;
  /** The page that writes. Its own save is never a conflict, even if the answer to it was lost. */
  writer?: string;
};

/**
 * Saves what is typed beside the record, which stays as it is; absent fields stay as they were. Version 0 may begin the
 * draft of a new record. A draft that equals its record, or is blank, is deleted.
 */
export function saveDraft(key: DraftKey, entered: DraftValues, seen: Seen): Saved<Draft> {
  return transact((): Saved<Draft> => {
    const before = findStanding(key);
    if (!before && seen.version !== 0) return { ok: false, kind: "missing" };
    const values = { ...before?.values, ...asJson(entered) };
    if (before && isNews(before, seen)) {
      const isRepeat = isSame(values, before.values);
      return isRepeat ? saved(before) : { ok: false, kind: "stale", newer: before };
    }
    const isNew = !before || before.baseVersion === 0;
    if (isNew && saysNothing(values, asJson(draftedKinds[key.kind].blank))) {
      deleteDraft(key);
      return saved({ ...NOTHING, values, savedAt: new Date() });
    }
    if (before && saysRecord(key, values)) {
      deleteDraft(key);
      return saved(findStanding(key) ?? before);
    }
    return saved(write(key, values, before, seen.writer ?? ""));
  });
}

const NOTHING = { id: null, baseVersion: 0, version: 0, writer: "" };

/** Whether this was saved by someone else since the writer looked. */
function isNews(standing: Draft, { draftId, version, writer }: Seen) {
  if (standing.writer !== "" && standing.writer === writer) return false;
  const isOlder = version != null && version !== standing.version;
  return isOlder || (draftId !== undefined && draftId !== standing.id);
}

function write(key: DraftKey, values: DraftValues, before: Draft | null, writer: string): Draft {
  const base = before ?? NOTHING;
  const draft = {
    id: base.id ?? crypto.randomUUID(),
    baseVersion: base.baseVersion,
    version: base.version + 1,
    savedAt: new Date(),
    writer,
  };
  const set = { ...draft, values: JSON.stringify(values), deletedAt: null };
  db.insert(drafts)
    .values({ ...key, ...set })
    .onConflictDoUpdate({ target: [drafts.kind, drafts.recordId], set })
    .run();
  return { ...draft, values };
}

/** Forgets a draft; says whether there was one. */
export function deleteDraft(key: DraftKey) {
  return db.delete(drafts).where(isOf(key)).run().changes > 0;
}

/** The draft, if someone else saved it since the writer looked; else `null`. */
export function findNewerDraft(key: DraftKey, seen: Seen) {
  const draft = findDraft(key);
  return draft && isNews(draft, seen) ? draft : null;
}

/** Deletes the blank drafts of records that were never saved; returns how many. */
export function sweepEmptyDrafts() {
  const { kind, recordId, values } = drafts;
  const unsaved = db
    .select({ kind, recordId, values })
    .from(drafts)
    .where(eq(drafts.baseVersion, 0))
    .all();
  const empty = unsaved.filter((draft) =>
    saysNothing(JSON.parse(draft.values), asJson(draftedKinds[draft.kind].blank)),
  );
  for (const draft of empty) deleteDraft(draft);
  return empty.length;
}

/**
 * The drafts of a kind, newest first, with the title or name that each has so far and the first words of its text, and
 * whether it has a record.
 */
export function listDrafts(kind: DraftKind) {
  const { recordId, savedAt, values, baseVersion } = drafts;
  const hasRecord = sql<boolean>`${baseVersion} > 0`.mapWith(Boolean);
  const title = sql<string | null>`coalesce(${values} ->> 'title', ${values} ->> 'name')`;
  return db
    .select({ recordId, savedAt, title, hasRecord, values })
    .from(drafts)
    .where(and(eq(drafts.kind, kind), isNull(drafts.deletedAt)))
    .orderBy(sql`${savedAt} desc`)
    .all()
    .map(({ values, ...draft }) => ({ ...draft, firstWords: firstWords(JSON.parse(values)) }));
}

/** The record's fields that the kind's form has. */
export function fieldsOf(kind: DraftKind, record: object) {
  const names = Object.keys(draftedKinds[kind].input.shape);
  return asJson(
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name))),
  );
}

function asJson(values: object) {
  return JSON.parse(JSON.stringify(values)) as DraftValues;
}

/** Whether the draft equals the record. */
function saysRecord({ kind, recordId }: DraftKey, values: DraftValues) {
  const record = draftedKinds[kind].find(recordId);
  return record !== null && isSame(values, fieldsOf(kind, record));
}
