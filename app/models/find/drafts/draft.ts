import type { DraftKind } from "~/kinds";
import type { RecordKey } from "~/models/base/records/record-key";

/** The record that a draft belongs to, or the id that a new record will get. */
export type DraftKey = RecordKey<DraftKind>;

/** What a page knows of a draft. A save must not be based on an older version than the stored one. */
export type DraftState = {
  /** `null` while no draft is kept, because the record holds all that was typed. */
  id: string | null;
  version: number;
  /** The version of the record when the draft was begun; 0 without a record. */
  baseVersion: number;
  /** The page that saved it last, so that it knows its own saves again; empty for none. */
  writer: string;
  savedAt: Date | string;
};

/** What a form knows of its draft when it is opened. */
export type FormDraft = DraftKey & {
  state: DraftState;
  /** The record, if it was saved elsewhere after the draft was begun. */
  newer: object | null;
  /** The fields in which the draft differs from the record, or from an empty new one. */
  changed: string[];
};

/** The address where a browser saves a draft; for the owner alone. */
export function draftPath({ kind, recordId }: DraftKey) {
  return `/admin/drafts/${kind}/${recordId}`;
}
