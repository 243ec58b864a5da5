import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { createPage, findPage, updatePage } from "~/models/texts/pages/page.server";
import { newPageInput, pageInput } from "~/models/texts/pages/page-members";
import { pageColumns } from "~/models/texts/pages/page-record.server";
import { isSitePage } from "~/models/texts/pages/site-pages";
import { db } from "~db/client.server";
import { pages as table } from "~db/schema/pages";
import { namesBySlug } from "../folder-names.server";
import { addRecord, recordShape, recordSlug, setDates } from "../import/importing.server";
import { check } from "../json-file";
import type { RecordKind } from "./record-kind";

const ownPage = z.object({ ...newPageInput.shape, ...recordShape, slug: recordSlug });

const sitePage = z.object({
  ...pageInput.omit({ version: true, questions: true }).shape,
  ...recordShape,
  slug: recordSlug,
});

/** The owner's own pages in full, and the built-in ones as far as they differ from the defaults. */
export const pageKind: RecordKind = {
  folder: "pages",
  file: "page",
  text: "content",
  list: () => namesBySlug(table),
  read(id) {
    const isAsked = and(eq(table.id, id), isNull(table.deletedAt));
    const page = db.select(pageColumns).from(table).where(isAsked).get();
    if (!page) return null;
    const { members, title, content, version: _, ...fields } = page;
    const texts = { ...(title !== null && { title }), ...(content !== null && { content }) };
    return { title: title ?? page.slug, fields: { ...fields, ...texts, ...members } };
  },
  add(importing, json) {
    const { slug: given } = (json.value ?? {}) as { slug?: unknown };
    const isOfSite = typeof given === "string" && isSitePage(given);
    const data = check(json, isOfSite ? sitePage : ownPage, importing.problems);
    if (!data) return;
    const { id, slug, createdAt, updatedAt, ...input } = data;
    const before = findPage(slug);
    const page = addRecord(importing, json, {
      plural: "pages",
      name: `/${slug}`,
      id,
      before: before && before.version > 0 ? before : null,
      create: () =>
        isOfSite
          ? updatePage(slug, input)
          : createPage({ ...(input as z.output<typeof newPageInput>), slug }, id),
    });
    if (page) setDates(table, page.id, { createdAt, updatedAt });
  },
};
