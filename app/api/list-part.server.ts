import type { Key } from "~/models/lists/keyset.server";
import { failure } from "./api-answers.server";
import { openCursor, sealCursor } from "./cursor.server";

/** The part of a list that an address asks for with `limit` and `cursor`, and the address of the next. */

const MAX_LIMIT = 100;

/** At most so many entries, those after a key; the first ones after `null`. */
export type Part = { limit: number; after: Key | null };

/** `null` for an address that asks for no part. Throws 400 for what the two cannot be. */
export function readPart(url: URL, usualLimit: number): Part | null {
  const [limit, cursor] = [url.searchParams.get("limit"), url.searchParams.get("cursor")];
  if (limit === null && cursor === null) return null;
  const after = cursor === null ? null : openCursor(cursor, listOf(url));
  if (cursor !== null && after === null) {
    throw refused("cursor", "This cursor belongs to no page of this list.");
  }
  return { limit: limit === null ? usualLimit : readLimit(limit), after };
}

function readLimit(text: string) {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw refused("limit", `The limit is a whole number from 1 to ${MAX_LIMIT}.`);
}

function refused(name: string, message: string) {
  return failure(400, message, { errors: { [name]: [message] } });
}

/** What a cursor belongs to: the list with its search, filters and order. */
function listOf({ pathname, searchParams }: URL) {
  const query = [...searchParams].filter(([name]) => !["limit", "cursor", "fields"].includes(name));
  return JSON.stringify([pathname, query.sort()]);
}

/** The header that leads to the part after this key; none after the last part. */
export function linkTo(url: URL, next: Key | null, limit: number): Record<string, string> {
  if (next === null) return {};
  const params = new URLSearchParams(url.searchParams);
  params.set("limit", String(limit));
  params.set("cursor", sealCursor(next, listOf(url)));
  return { Link: `<${url.pathname}?${params}>; rel="next"` };
}
