/** The form field with an uploaded archive. */
export const ARCHIVE_FIELD = "backupArchive";
