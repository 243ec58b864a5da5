import type { DraftKind } from "~/kinds";
import type { RecordKey } from "~/models/base/records/record-key";

/** What a draft is of: a record, or one that there will be under this id. */
export type DraftKey = RecordKey<DraftKind>;

/** What a page knows of a draft: a save of it must not be older than this. */
export type DraftState = {
  /** `null` while nothing is kept, and the record says all that was typed. */
  id: string | null;
  version: number;
  /** The record's version over which it was begun; 0 where there was no record. */
  baseVersion: number;
  /** The page that saved it last, so that it knows its own saves again; empty for none. */
  writer: string;
  savedAt: Date | string;
};

/** What a form knows of its draft when it is opened. */
export type FormDraft = DraftKey & {
  state: DraftState;
  /** The record, where it was saved elsewhere after the draft was begun. */
  newer: object | null;
  /** The fields that the draft says otherwise than the record, or than a new one. */
  changed: string[];
};

/** Where a browser keeps a draft; the owner's alone. */
export function draftPath({ kind, recordId }: DraftKey) {
  return `/admin/drafts/${kind}/${recordId}`;
}
