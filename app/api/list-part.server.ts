import { z } from "zod";
import { type Key, UnfitKey } from "~/models/base/lists/keyset.server";
import { contentHash } from "~/utils/http/entity-tag.server";
import { openSealedText, sealText } from "~/utils/sealed-text.server";
import { failure } from "./api-answers.server";

/** The part of a list that an address asks for with `limit` and `cursor`, and the address of the next. */

const MAX_LIMIT = 100;

/** At most so many entries, those after a key; the first ones after `null`. */
export type ListPart = { limit: number; after: Key | null };

/** `null` for an address that asks for no part. Throws 400 for what the two cannot be. */
export function readPart(url: URL, usualLimit: number): ListPart | null {
  const [limit, cursor] = [url.searchParams.get("limit"), url.searchParams.get("cursor")];
  if (limit === null && cursor === null) return null;
  const after = cursor === null ? null : readCursor(cursor, listOf(url));
  return { limit: limit === null ? usualLimit : readLimit(limit), after };
}

function readLimit(text: string) {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw refused("limit", `The limit is a whole number from 1 to ${MAX_LIMIT}.`);
}

const cursorContent = z.tuple([z.string()], z.union([z.string(), z.number()]));

/**
 * The key in a cursor: JSON of the list that it belongs to and of what its last entry is sorted by. It is sealed, for a
 * row's number tells of others that are hidden. Throws 400 for any other text; whether the list has such keys is said by the list.
 */
function readCursor(cursor: string, list: string): Key {
  let content: unknown = null;
  try {
    content = JSON.parse(openSealedText(cursor) ?? "");
  } catch {}
  const { data } = cursorContent.safeParse(content);
  const [of, ...key] = data ?? [];
  if (of !== list) throw refusedCursor();
  return key;
}

function cursorFor(key: Key, list: string) {
  return sealText(JSON.stringify([list, ...key]));
}

function refusedCursor() {
  return refused("cursor", "This cursor belongs to no page of this list.");
}

/** What is read of a list after a key that came from outside. Throws 400 for a key of another kind than its own. */
export function readAfterCursor<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnfitKey ? refusedCursor() : error;
  }
}

function refused(name: string, message: string) {
  return failure(400, message, { errors: { [name]: [message] } });
}

/** What a cursor belongs to, in short: the list with its search, filters and order. */
function listOf({ pathname, searchParams }: URL) {
  const query = [...searchParams].filter(([name]) => !["limit", "cursor", "fields"].includes(name));
  return contentHash(JSON.stringify([pathname, query.sort()]));
}

/** The header that leads to the part after this key; none after the last part. */
export function linkTo(url: URL, next: Key | null, limit: number): Record<string, string> {
  if (next === null) return {};
  const params = new URLSearchParams(url.searchParams);
  params.set("limit", String(limit));
  params.set("cursor", cursorFor(next, listOf(url)));
  return { Link: `<${url.pathname}?${params}>; rel="next"` };
}
