/** How an export lies in its folder; `docs/export-format.md` says the same to people. */

/** Raised when the layout changes in a way that older programs cannot read. */
export const EXPORT_FORMAT = 2;

/** The file that says that the folder is an export, and a whole one: it is written last. */
export const MARK = "export.json";

/** The page from which a browser reads it all. */
export const START_PAGE = "index.html";

/** Where each photograph lies, and what is known of it. */
export const DESCRIPTIONS = "photographs.json";

/** Photographs that several records show, or none. */
export const SHARED_PHOTOGRAPHS = "photographs";

/** What a running text is written as: HTML, or words without a tag. */
export const TEXT_ENDINGS = [".html", ".txt"] as const;

/** The ending of a photograph's name. */
export const PHOTOGRAPH = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?)$/i;

export const MAX_FILES = 200_000;
export const MAX_TEXT_BYTES = 20_000_000;
export const MAX_TOTAL_BYTES = 200_000_000_000;
