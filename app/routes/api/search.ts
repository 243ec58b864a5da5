import { apiRoute } from "~/api/api.server";
import { answerRead, failure } from "~/api/api-answers.server";
import { readPart } from "~/api/search-part.server";
import { MAX_SEARCH_LENGTH, searchKindOf, searchKinds } from "~/models/search";
import { search } from "~/models/search.server";

const found = apiRoute({
  GET: (call) => {
    const asked = call.url.searchParams;
    const kind = searchKindOf(asked.get("kind"));
    if (kind === undefined) return failure(400, `kind must be one of: ${searchKinds.join(", ")}.`);
    const part = readPart(call.url);
    const q = (asked.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
    const { total, results } = search({ q, kind }, part);
    const answer = answerRead(call, { total, results });
    const next = part.nextOf(total);
    if (next) answer.headers.set("Link", `<${next}>; rel="next"`);
    return answer;
  },
});

export { found as action, found as loader };
