import { changedFields, type Texts, textsOf } from "~/models/base/records/store-version.server";
import { missingIn } from "~/models/pictures/picture.server";
import { countWords } from "~/utils/words/reading-time";
import { compareTexts } from "./version-comparison.server";
import { fieldLabel, versionFields } from "./version-fields.server";
import type { Versioned } from "./version-paths";
import { findVersioned } from "./versioned-records.server";
import { countVersions, findVersion, listVersions, type Version } from "./versions.server";

const PER_PAGE = 20;

/**
 * The list of a record's versions: the present one, and a page of former ones, newest first; `null` without the record.
 */
export function versionListPage(of: Versioned, page: number) {
  const found = findVersioned(of);
  const pages = Math.max(1, Math.ceil(countVersions(of) / PER_PAGE));
  if (!found || page > pages) return null;
  const now = textsOf(versionFields[of.kind], found.item);
  const offset = (page - 1) * PER_PAGE;
  // The version before the page's first one, to tell what changed after that.
  const before = page > 1 ? 1 : 0;
  const listed = listVersions(of, { limit: PER_PAGE + before, offset: offset - before });
  const newer = [...(before ? [] : [now]), ...listed.map(({ texts }) => texts)];
  return {
    title: found.title,
    page,
    pages,
    now: { savedAt: found.item.updatedAt, words: wordsIn(now) },
    versions: listed.slice(before).map((version, index) => ({
      ...summaryOf(version),
      changed: changedLabels(of, version.texts, newer[index]),
    })),
  };
}

export type VersionListPage = NonNullable<ReturnType<typeof versionListPage>>;

function summaryOf({ number, savedAt, texts }: Version) {
  return { number, savedAt, words: texts && wordsIn(texts) };
}

/** The owner's names for the fields that the next save changed. */
function changedLabels({ kind }: Versioned, texts: Texts | null, newer: Texts | null | undefined) {
  return texts && newer ? changedFields(versionFields[kind], texts, newer).map(fieldLabel) : [];
}

/** Counts the words of a text, or of all texts in a list or an object. */
function wordsIn(texts: unknown): number {
  if (typeof texts === "string") return countWords(texts);
  if (typeof texts !== "object" || texts === null) return 0;
  return Object.values(texts).reduce<number>((sum, part) => sum + wordsIn(part), 0);
}

/** A version beside the present record, or `null`. If it cannot be read any more, only its `stored` text is given. */
export function versionPage(of: Versioned, number: number) {
  const found = findVersioned(of);
  const version = found && findVersion(of, number);
  if (!version) return null;
  const { texts, stored, savedAt } = version;
  const changes =
    texts && compareTexts(of.kind, texts, textsOf(versionFields[of.kind], found.item));
  const missingPictures = texts ? countMissingPictures(texts) : 0;
  const shown = { number, savedAt, changes, missingPictures, stored: texts ? null : stored };
  return { title: found.title, ...shown };
}

/** How many pictures in these texts were deleted from the library. */
function countMissingPictures(texts: object) {
  return missingIn(JSON.stringify(texts)).length;
}

/** The same for the present record. */
export function countMissingNow(of: Versioned) {
  const found = findVersioned(of);
  return found ? countMissingPictures(textsOf(versionFields[of.kind], found.item)) : 0;
}
