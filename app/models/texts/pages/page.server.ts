import { isNull, sql } from "drizzle-orm";
import { type KeysetList, UnfitKey } from "~/models/base/lists/keyset.server";
import { freeId } from "~/models/base/records/free-id.server";
import { changes } from "~/models/base/records/patch";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { storeVersion, textFields } from "~/models/base/records/store-version.server";
import { moveToBin } from "~/models/bin/bin.server";
import { pick } from "~/utils/pick";
import { slugify } from "~/utils/words/slug";
import type { PagePlace } from "~/vocabulary";
import { db, memoPerContent, transact } from "~db/client.server";
import { pages } from "~db/schema/pages";
import { defaultsOf, type PageTexts } from "./page-defaults.server";
import { type NewPage, type PageChange, pageInput, pageMembers } from "./page-members";
import {
  findSavedPage,
  neverSaved,
  type PageRecord,
  pageColumns,
  recordOf,
  storePage,
} from "./page-record.server";
import { isReserved } from "./reserved-slugs";
import { isSitePage, type SitePage, sitePages } from "./site-pages";

/** The text fields that its versions keep. */
export const PAGE_TEXTS = textFields(pageInput);

/** The page with this id or slug, or `null`; built-in pages always exist. */
export function findPage(key: string): PageRecord | null {
  return findSavedPage(key) ?? (isSitePage(key) ? neverSaved(key) : null);
}

export function getPage<Slug extends SitePage>(slug: Slug) {
  return findPage(slug) as PageRecord & PageTexts<Slug>;
}

/** The built-in pages, then the owner's own. */
export function listPages(): PageRecord[] {
  return [...sitePages.map(getPage), ...listOwnPages()];
}

/** The owner's own pages by their titles. */
function listOwnPages() {
  const { title } = pages;
  const rows = db
    .select(pageColumns)
    .from(pages)
    .where(isNull(pages.deletedAt))
    .orderBy(sql`${title} collate nocase`)
    .all();
  return rows.filter(({ slug }) => !isSitePage(slug)).map(recordOf);
}

/** The same as a keyset list: there are few pages, so all are read at once. */
export function pageList(): KeysetList<PageRecord> {
  const all = listPages();
  return (after, limit) => {
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after[0]) + 1;
    if (after !== null && from === 0) throw new UnfitKey();
    return all.slice(from, from + limit).map((item) => ({ item, key: [item.id] }));
  };
}

type PageLink = { to: string; label: string };

/** The owner's own pages that every page links to, by place. */
export const linkedPages = memoPerContent((): Record<Exclude<PagePlace, "none">, PageLink[]> => {
  const own = listOwnPages();
  const at = (place: PagePlace) =>
    own
      .filter((page) => page.place === place)
      .map(({ slug, title }) => ({ to: `/${slug}`, label: title }));
  return { menu: at("menu"), footer: at("footer") };
});

/** Adds a page at the given address, or one made from its title. The same `id` again gives back the first one. */
export function createPage(input: NewPage, givenId?: string): Saved<PageRecord> {
  return transact((): Saved<PageRecord> => {
    const id = freeId(pages, givenId);
    const before = findPage(id);
    if (before) return saved(before);
    const slug = slugify(input.slug?.trim() || input.title);
    const field = input.slug?.trim() ? "slug" : "title";
    if (isReserved(slug)) {
      return invalid(field, `The site itself uses the address /${slug}: choose another.`);
    }
    if (findPage(slug)) {
      return invalid(field, `The address /${slug} is another page's already: choose another.`);
    }
    const { title, content } = input;
    db.insert(pages)
      .values({
        id,
        slug,
        title,
        content: content ?? "",
        place: input.place ?? "none",
        members: {},
      })
      .run();
    return saved(findPage(id) as PageRecord);
  });
}

/** Changes a page's texts; fields that the page does not have are ignored. Its address stays. */
export function updatePage(key: string, { version, ...input }: PageChange): Saved<PageRecord> {
  return transact((): Saved<PageRecord> => {
    const before = findPage(key);
    if (!before) return MISSING;
    const values = changesOf(before, input);
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    storePage({ ...before, ...values });
    const after = findPage(before.id) as PageRecord;
    storeVersion({ kind: "page", recordId: before.id }, PAGE_TEXTS, before, after);
    return saved(after);
  });
}

function changesOf({ slug, title }: PageRecord, input: Omit<PageChange, "version">) {
  if (!isSitePage(slug)) {
    const cleared = { title, content: "", place: "none" as PagePlace };
    return changes(pick(input, "title", "content", "place"), cleared);
  }
  const names = ["title", "content", ...Object.keys(pageMembers[slug])];
  return changes(pick(input as Record<string, unknown>, ...names), defaultsOf(slug));
}

/** Moves a page of the owner's to the bin. Returns when, or `null` if there was none. */
export function deletePage(key: string) {
  const page = findPage(key);
  return page && !isSitePage(page.slug) ? moveToBin("page", [page.id]) : null;
}
