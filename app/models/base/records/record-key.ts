/** Kind and id of a record, also of one that is still to be created. */
export type RecordKey<Kind extends string> = { kind: Kind; recordId: string };

/** The id of the home page's texts, of which there is one record only. */
export const HOME_RECORD_ID = "1";
