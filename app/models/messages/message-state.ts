/** What the buttons of a message ask for. */
export const MARK_READ = "mark-read";
export const MARK_UNREAD = "mark-unread";
export const ARCHIVE = "archive";
export const UNARCHIVE = "unarchive";
