import { and, eq, isNull, or, sql } from "drizzle-orm";
import { listQuestions, replaceQuestions } from "~/models/texts/content/question.server";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { pages } from "~db/schema/pages";
import { defaultsOf } from "./page-defaults.server";
import { isSitePage, type SitePage } from "./site-pages";

/** A page and its row, which holds only what differs from the defaults. */

export const pageColumns = pick(
  pages,
  "id",
  "slug",
  "title",
  "content",
  "members",
  "place",
  "version",
  "createdAt",
  "updatedAt",
);

const byKey = db
  .select(pageColumns)
  .from(pages)
  .where(
    and(
      isNull(pages.deletedAt),
      or(eq(pages.id, sql.placeholder("key")), eq(pages.slug, sql.placeholder("key"))),
    ),
  )
  .prepare();

type Row = NonNullable<ReturnType<typeof byKey.get>>;

/** A page with all its texts: title, running text, and its members beside them. */
export type PageRecord = Omit<Row, "title" | "content" | "members"> & {
  title: string;
  content: string;
} & Record<string, unknown>;

const NEVER_SAVED = {
  place: "none" as const,
  version: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

/** A page's texts: from its row, else the defaults. */
export function recordOf({ title, content, members, ...row }: Row): PageRecord {
  const site = isSitePage(row.slug) ? textsOfSite(row.slug) : { title: "", content: "" };
  return {
    ...row,
    ...site,
    ...members,
    ...(title !== null && { title }),
    ...(content !== null && { content }),
  };
}

/** The default texts of a built-in page. Its questions are in a table of their own, which the search reads. */
function textsOfSite(slug: SitePage) {
  const texts = defaultsOf(slug);
  return slug === "questions" ? { ...texts, questions: listQuestions() } : texts;
}

/** A built-in page of which nothing was saved. */
export function neverSaved(slug: SitePage): PageRecord {
  return { id: slug, slug, ...NEVER_SAVED, ...textsOfSite(slug) };
}

/** The page that was saved under this id or slug, or `null`. */
export function findSavedPage(key: string) {
  const row = byKey.get({ key });
  return row ? recordOf(row) : null;
}

/** Stores what differs from the defaults. */
export function storePage({
  id,
  slug,
  place,
  version,
  createdAt: _,
  updatedAt: __,
  ...texts
}: PageRecord) {
  const own = isSitePage(slug) ? differing(texts, defaultsOf(slug)) : texts;
  const { title = null, content = null, questions, ...members } = own as Partial<PageRecord>;
  if (slug === "questions") {
    replaceQuestions(texts.questions as ReturnType<typeof listQuestions>);
  }
  const set = { title, content, members, place, version: version + 1, updatedAt: new Date() };
  db.insert(pages)
    .values({ id, slug, ...set })
    .onConflictDoUpdate({ target: pages.id, set })
    .run();
}

function differing(texts: object, defaults: object) {
  const standing = new Map<string, unknown>(Object.entries(defaults));
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(standing.get(name)),
    ),
  );
}
