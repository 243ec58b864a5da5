import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { FIND_RELATED, INTENT } from "~/forms/intents";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";
import {
  OFFERED_POSTS,
  type OfferedPost,
  type OfferedPosts,
  RELATED_SEARCH,
} from "~/models/posts/related";
import { fetchJson } from "~/utils/http/fetch-json";
import { counted } from "~/utils/words/counted";

const TYPING_MS = 250;

type Props = {
  offered: OfferedPosts;
  isLive: boolean;
  /** Called with the results; with `null` when the search is empty again. */
  onFound: (posts: OfferedPost[] | null) => void;
};

/** Searches for letters that are not offered: while typing, or by a button without scripts. */
export function FindRelated({ offered, isLive, onFound }: Props) {
  const id = useId();
  const [q, setQ] = useState<string | null>(null);
  const message = useFound(q, offered.itemId, onFound);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm">
        Find a story
      </label>
      <div className="flex gap-2">
        {/* A textarea, because Enter in an input would press the form's first button, which saves. */}
        <textarea
          id={id}
          rows={1}
          name={RELATED_SEARCH}
          form={isLive ? "" : undefined}
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={offered.search}
          {...(offered.search !== "" && { autoFocus: true })}
          onChange={({ target }) => setQ(target.value.trim())}
          onKeyDown={stayOnOneLine}
          className="min-h-touch w-full resize-none rounded-control border border-edge bg-surface px-3 py-2 text-base"
        />
        <button
          type="submit"
          name={INTENT}
          value={FIND_RELATED}
          className="min-h-touch rounded-control border border-edge bg-surface px-4 text-sm font-medium hover:border-ink js:hidden"
        >
          Find
        </button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
    </div>
  );
}

function stayOnOneLine(event: KeyboardEvent) {
  if (event.key === "Enter") event.preventDefault();
}

/** Asks the API after a pause in typing; returns the message to show. */
function useFound(q: string | null, itemId: string, onFound: Props["onFound"]) {
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (q === null) return;
    let isOver = false;
    const timer = window.setTimeout(async () => {
      const search = new URLSearchParams({ q, fields: "title", limit: String(OFFERED_POSTS) });
      try {
        const posts = q ? await fetchJson<OfferedPost[]>(`/api/blog-posts?${search}`) : null;
        if (isOver) return;
        const others = posts?.filter((post) => post.id !== itemId) ?? null;
        onFound(others);
        setMessage(others ? `${counted(others.length, "story", "stories")} found` : "");
      } catch {
        if (!isOver) setMessage("No answer came: try again in a moment.");
      }
    }, TYPING_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [q, itemId, onFound]);
  return message;
}
