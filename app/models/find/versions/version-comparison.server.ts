import { inArray } from "drizzle-orm";
import type { VersionKind } from "~/kinds";
import { changedFields, type Texts } from "~/models/base/records/store-version.server";
import { readableText } from "~/texts/readable-text.server";
import { placeBetweenSigns } from "~/utils/words/cut-text";
import { type DiffPart, diffText } from "~/utils/words/text-diff.server";
import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { blogPosts } from "~db/schema/posts";
import { fieldLabel, isHtmlField, versionFields } from "./version-fields.server";

/** A piece of a comparison. A long unchanged stretch is left out and only its words are counted. */
export type ShownPart = DiffPart | { kind: "left-out"; words: number };

/** A changed field: the difference of its readable text, if any, and of its HTML, if it has any. */
export type FieldChange = {
  name: string;
  label: string;
  readable: ShownPart[] | null;
  source: ShownPart[] | null;
};

/** The fields that differ between two texts of a record, and how. */
export function compareTexts(kind: VersionKind, before: Texts, after: Texts): FieldChange[] {
  return changedFields(versionFields[kind], before, after).map((name) => {
    const [former, present] = [shownValue(name, before[name]), shownValue(name, after[name])];
    const field = { name, label: fieldLabel(name) };
    if (!isHtmlField(name)) {
      return { ...field, readable: shorten(diffText(former, present)), source: null };
    }
    const [read, readNow] = [readableText(former), readableText(present)];
    return {
      ...field,
      readable: read === readNow ? null : shorten(diffText(read, readNow)),
      source: shorten(diffText(former, present)),
    };
  });
}

/** A value as text: a list has one line for each entry, a position is two numbers. */
function shownValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (name === "relatedBlogPosts" || name === "relatedGalleryId") return titlesOf([value].flat());
  if (Array.isArray(value)) return value.map(entryText).map(lineOf).join("");
  return typeof value === "object" ? Object.values(value).join(", ") : String(value);
}

/** The texts of an entry that holds several stand side by side. */
function entryText(entry: unknown) {
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.entries(entry)
    .flatMap(([name, text]) => (name === "id" || text === "" ? [] : text))
    .join(" · ");
}

/** The titles of related items, which are stored by their ids. */
function titlesOf(ids: unknown[]) {
  const asked = ids.map(String);
  const found = [blogPosts, galleryCollections].flatMap(({ id, title }) =>
    db.select({ id, title }).from(id.table).where(inArray(id, asked)).all(),
  );
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return asked.map((id) => lineOf(titles.get(id) ?? "One that no longer exists")).join("");
}

/** Every entry ends with a newline, the last one too; otherwise adding one after it would change it. */
function lineOf(entry: unknown) {
  return `${entry}\n`;
}

/** How many characters of unchanged text are shown beside a change. */
const CONTEXT = 160;

function shorten(parts: DiffPart[]): ShownPart[] {
  return parts.flatMap((part, index) => {
    if (part.kind !== "same") return part;
    const start = index === 0 ? 0 : wordEnd(part.text);
    const end = index === parts.length - 1 ? part.text.length : wordStart(part.text);
    const left = part.text.slice(start, end);
    if (left.length <= CONTEXT) return part;
    const words = left.match(/\S+/g)?.length ?? 0;
    const shown: ShownPart[] = [
      { kind: "same", text: part.text.slice(0, start) },
      { kind: "left-out", words },
      { kind: "same", text: part.text.slice(end) },
    ];
    return shown.filter((piece) => piece.kind === "left-out" || piece.text !== "");
  });
}

function wordEnd(text: string) {
  const space = text.slice(CONTEXT, 2 * CONTEXT).search(/\s/);
  return space < 0 ? placeBetweenSigns(text, 2 * CONTEXT) : CONTEXT + space;
}

function wordStart(text: string) {
  const from = Math.max(0, text.length - CONTEXT);
  const before = Math.max(0, from - CONTEXT);
  const space = text.slice(before, from).search(/\s\S*$/);
  return space < 0 ? placeBetweenSigns(text, from) : before + space + 1;
}
