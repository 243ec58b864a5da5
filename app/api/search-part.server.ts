import { failure } from "./api-answers.server";

const MAX_LIMIT = 100;
const MAX_OFFSET = 10_000_000;

/** A cursor says how many results came before; opaque, so that another way of paging can take its place. */
function cursorOf(offset: number) {
  return Buffer.from(`after:${offset}`).toString("base64url");
}

function offsetOf(cursor: string) {
  const [, digits] = /^after:(\d{1,8})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const offset = Number(digits);
  return offset > 0 && offset <= MAX_OFFSET && cursorOf(offset) === cursor ? offset : null;
}

/**
 * The part of the results that an address asks for with `limit` (1 to 100, 100 without it) and `cursor`, and how to
 * ask for the next. Throws a 400 for what is out of range.
 */
export function readPart(url: URL) {
  const asked = url.searchParams;
  const limit = Number(asked.get("limit") ?? MAX_LIMIT);
  const isLimit = Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT;
  if (!isLimit) throw failure(400, `limit must be a whole number from 1 to ${MAX_LIMIT}.`);
  const cursor = asked.get("cursor");
  const offset = cursor === null ? 0 : offsetOf(cursor);
  if (offset === null) throw failure(400, "cursor must be one that an answer gave.");
  return {
    offset,
    limit,
    /** The path of the next part; `null` after the last. */
    nextOf(total: number) {
      if (offset + limit >= total) return null;
      const next = new URLSearchParams(asked);
      next.set("cursor", cursorOf(offset + limit));
      return `${url.pathname}?${next}`;
    },
  };
}
