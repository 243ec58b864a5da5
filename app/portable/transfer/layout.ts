/** How an export lies in its folder; `docs/export-format.md` says the same to people. */

/** Raised when the layout changes in a way that older programs cannot read. */
export const EXPORT_FORMAT = 1;

/** The file that says that the folder is an export, and a whole one: it is written last. */
export const MARK = "export.yaml";

/** The folders with one folder for each record, and the name of the record's own file and of its running text in it. */
export const recordFolders = {
  post: { folder: "letters", file: "letter", hasText: true },
  destination: { folder: "places", file: "place", hasText: true },
  collection: { folder: "albums", file: "album", hasText: false },
  page: { folder: "pages", file: "page", hasText: true },
} as const;

export type FolderKind = keyof typeof recordFolders;

/** Photographs that several records show, or none. */
export const SHARED_PHOTOGRAPHS = "photographs";
/** In each folder with photographs: what is known of them, by their names. */
export const DESCRIPTIONS = "photographs.yaml";

/** The files beside these folders. */
export const topFiles = {
  settings: "settings.yaml",
  home: "home.yaml",
  journey: "journey.yaml",
  pins: "pins.yaml",
  moments: "moments.yaml",
  questions: "questions.yaml",
  replies: "replies.yaml",
  newsletter: "newsletter.yaml",
  addresses: "addresses.yaml",
  subscribers: "subscribers.yaml",
} as const;

/** What a running text is written as: HTML, or words without a tag. */
export const TEXT_ENDINGS = [".html", ".txt"] as const;

/** The ending of a photograph's name. */
export const PHOTOGRAPH = /\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?)$/i;

export const MAX_FILES = 200_000;
export const MAX_TEXT_BYTES = 20_000_000;
export const MAX_TOTAL_BYTES = 200_000_000_000;
