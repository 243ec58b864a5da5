import { apiRoute } from "~/api/api.server";
import { answerRead, failure } from "~/api/api-answers.server";
import { linkTo, readAfterCursor, readPart } from "~/api/list-part.server";
import { searchNames } from "~/kinds";
import { type Key, UnfitKey } from "~/models/base/lists/keyset.server";
import { readAsked } from "~/models/find/search/search";
import { search } from "~/models/find/search/search.server";

/** The results may be the whole site, so the answer is always a part of them. */
const USUAL_LIMIT = 100;

const found = apiRoute({
  GET: (call) => {
    const { q, kind } = readAsked(call.url.searchParams);
    if (kind === undefined) return failure(400, `kind must be one of: ${searchNames.join(", ")}.`);
    const { limit, after } = readPart(call.url, USUAL_LIMIT) ?? { limit: USUAL_LIMIT, after: null };
    const offset = readAfterCursor(() => offsetOf(after));
    const { total, results } = search({ q, kind }, { offset, limit });
    const next = offset + limit < total ? [offset + limit] : null;
    return answerRead(call, { total, results }, linkTo(call.url, next, limit));
  },
});

/** Results sorted by rank have no key of their own, so the key is how many came before. */
function offsetOf(after: Key | null) {
  const [offset, ...rest] = after ?? [0];
  const isOffset = typeof offset === "number" && Number.isSafeInteger(offset) && offset >= 0;
  if (!isOffset || rest.length > 0) throw new UnfitKey();
  return offset;
}

export { found as action, found as loader };
