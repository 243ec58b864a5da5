import { data } from "@remix-run/node";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";
import { LIMITS } from "~/models/base/records/limits";
import { RELATED_SEARCH } from "~/models/posts/related";
import { suggestPosts } from "~/models/posts/related.server";
import { cutText } from "~/utils/words/cut-text";

type Text = { relatedBlogPosts?: unknown };

/**
 * The posts that a form offers as related: those that any text of the item names, then the newest that contain the
 * search.
 */
export function suggestionsFor(itemId: string, texts: (object | null | undefined)[], search = "") {
  const ids = texts.flatMap((text) => namedBy(text ?? {})).map(String);
  return suggestPosts(itemId, [...new Set(ids)], search);
}

function namedBy({ relatedBlogPosts }: Text) {
  return [relatedBlogPosts ?? []].flat().slice(0, LIMITS.listEntries);
}

type Reply = { result: { initialValue?: object | null }; newer?: object | null };
type Answer<Typed> = Typed | ReturnType<typeof data<Typed>>;

/** The form's answer with the offered posts: the related ones and the search's results. */
export function withSuggestions<Typed extends Reply>(
  form: FormData,
  itemId: string,
  answer: Answer<Typed>,
) {
  const { data: reply, init } = "init" in answer ? answer : data(answer);
  const texts = [reply.result.initialValue, reply.newer];
  const search = cutText(String(form.get(RELATED_SEARCH) ?? ""), MAX_SEARCH_LENGTH);
  return data(
    { ...reply, offered: suggestionsFor(itemId, texts, search.trim()) },
    init ?? undefined,
  );
}
