/** The layout of an export's folder; `docs/export-format.md` describes it for people. */

/** Raise this when the layout changes so that older programs cannot read it. */
export const EXPORT_FORMAT = 2;

/** The file that marks a folder as a complete export; it is written last. */
export const MARK = "export.json";

/** The page with links to everything, for a browser. */
export const START_PAGE = "index.html";

/** The file with the path and the description of each photograph. */
export const DESCRIPTIONS = "photographs.json";

/** The folder of photographs that several records show, or none. */
export const SHARED_PHOTOGRAPHS = "photographs";

/** The endings of text files: HTML, or plain text. */
export const TEXT_ENDINGS = [".html", ".txt"] as const;

/** The ending of a photograph's name. */
export const PHOTOGRAPH = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?)$/i;

export const MAX_FILES = 200_000;
export const MAX_TEXT_BYTES = 20_000_000;
export const MAX_TOTAL_BYTES = 200_000_000_000;
