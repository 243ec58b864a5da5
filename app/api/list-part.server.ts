import { z } from "zod";
import { type Key, UnfitKey } from "~/models/base/lists/keyset.server";
import { contentHash } from "~/utils/http/entity-tag.server";
import { openSealedText, sealText } from "~/utils/sealed-text.server";
import { failure } from "./api-answers.server";

/** The part of a list that `limit` and `cursor` ask for, and the link to the next part. */

const MAX_LIMIT = 100;

/** At most `limit` entries after a key; the first ones after `null`. */
export type ListPart = { limit: number; after: Key | null };

/** `null` if the address does not ask for a part. Throws 400 for invalid values. */
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
 * The key in a cursor, which is JSON of the list's hash and the sort values of its last entry. The JSON is sealed,
 * because a row number would tell how many hidden rows there are. Throws 400 for any other text; the list itself
 * rejects a key of the wrong kind.
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

/** Reads a list after a key from outside. Throws 400 if that key does not fit the list. */
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

/** A hash of the list that a cursor belongs to: its path with search, filters and sort. */
function listOf({ pathname, searchParams }: URL) {
  const query = [...searchParams].filter(([name]) => !["limit", "cursor", "fields"].includes(name));
  return contentHash(JSON.stringify([pathname, query.sort()]));
}

/** The `Link` header to the part after this key; empty after the last part. */
export function linkTo(url: URL, next: Key | null, limit: number): Record<string, string> {
  if (next === null) return {};
  const params = new URLSearchParams(url.searchParams);
  params.set("limit", String(limit));
  params.set("cursor", cursorFor(next, listOf(url)));
  return { Link: `<${url.pathname}?${params}>; rel="next"` };
}
