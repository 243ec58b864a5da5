/** What names a record among those of its kind, and one that there will be. */
export type RecordKey<Kind extends string> = { kind: Kind; recordId: string };

/** The id of the home page's texts, of which there is one record only. */
export const HOME_RECORD_ID = "1";
