import type { Key, KeysetList } from "~/models/base/lists/keyset.server";
import { publicVersion } from "~/pages/site/public-version.server";
import type { Pieces } from "~/utils/async/stream-body";
import { yieldToLoop } from "~/utils/async/yield-to-loop.server";
import { contentHash, matchesTag } from "~/utils/http/entity-tag.server";
import { inPieces } from "~/utils/http/in-pieces.server";
import { PUBLIC_CACHE } from "~/utils/http/public-headers";
import type { Call } from "./api.server";
import { answerRead, PRIVATE } from "./api-answers.server";
import { type ListPart, linkTo, readAfterCursor, readPart } from "./list-part.server";
import { narrowed } from "./sparse-fieldsets.server";

/** The lists of the API: one page of a list, a short list at once, or a long one in pieces. */

/** Opens a list with only these fields; with all fields for an empty list of them. */
type Open<Item, Field> = (fields: Field[]) => KeysetList<Item>;

const USUAL_LIMIT = 24;
/** A list up to this length is answered at once, and stored by the document cache. */
const MAX_WHOLE_ITEMS = 100;
/** A piece takes some milliseconds to read and write. Other requests are answered between two pieces. */
const PIECE_LENGTH = 40_000;
const FIRST_PIECE_ITEMS = 10;
const MAX_PIECE_ITEMS = 200;

/**
 * 200 with a list: the page that `limit` and `cursor` ask for, or all of it. Throws 400 for invalid values of the two.
 */
export function answerList<Item extends object, Field extends string>(
  call: Call,
  open: Open<Item, Field>,
  fields?: Field[],
) {
  const list = open(fields ?? []);
  const asNarrowed = (items: Item[]) => (fields ? narrowed(items, fields as never[]) : items);
  const asked = readPart(call.url, USUAL_LIMIT);
  if (asked) {
    const { items, next } = readAfterCursor(() => pageOf(list, asked));
    return answerRead(call, asNarrowed(items), linkTo(call.url, next, asked.limit));
  }
  if (open(["id" as Field])(null, MAX_WHOLE_ITEMS + 1).length <= MAX_WHOLE_ITEMS) {
    return answerRead(call, asNarrowed(list(null, MAX_WHOLE_ITEMS).map(({ item }) => item)));
  }
  return listInPieces(call, () => jsonPieces(list, asNarrowed));
}

function pageOf<Item>(list: KeysetList<Item>, { limit, after }: ListPart) {
  const entries = list(after, limit + 1);
  const shown = entries.slice(0, limit);
  const next = entries.length > limit ? (shown.at(-1)?.key ?? null) : null;
  return { items: shown.map(({ item }) => item), next };
}

/** The JSON of the whole list, made of parts that are read one after the other. */
async function* jsonPieces<Item>(list: KeysetList<Item>, asNarrowed: (items: Item[]) => object[]) {
  let [limit, before, after]: [number, string, Key | null] = [FIRST_PIECE_ITEMS, "[", null];
  for (;;) {
    const entries = list(after, limit);
    const items = asNarrowed(entries.map(({ item }) => item));
    const text = items.map((item) => JSON.stringify(item)).join(",");
    if (entries.length === 0) break;
    yield before + text;
    before = ",";
    after = entries.at(-1)?.key ?? null;
    const fitting = Math.round((limit * PIECE_LENGTH) / text.length);
    limit = Math.min(Math.max(1, fitting), 2 * limit, MAX_PIECE_ITEMS);
    await yieldToLoop();
  }
  yield before === "[" ? "[]" : "]";
}

/** The tag is the content's version, because the bytes are not known before they are sent. */
function listInPieces(call: Call, pieces: Pieces) {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (call.audience === "owner") setAll(headers, PRIVATE);
  else {
    const tag = `W/"${contentHash(`${publicVersion()} ${call.url.pathname}${call.url.search}`)}"`;
    setAll(headers, { "Cache-Control": PUBLIC_CACHE, Vary: "Cookie", ETag: tag });
    if (matchesTag(call.request.headers.get("If-None-Match"), tag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  return inPieces(call, pieces, headers);
}

function setAll(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}
