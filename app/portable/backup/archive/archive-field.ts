/** The field of a form in which an archive is sent. */
export const ARCHIVE_FIELD = "backupArchive";
