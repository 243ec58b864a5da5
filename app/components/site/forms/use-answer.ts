import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** The answer, and the key of the location, at some moment. */
type Moment<Answer> = { answer: Answer | undefined; key: string };

/** The moment when a post was sent, and whether it was seen as pending. */
type Post<Answer> = Moment<Answer> & { wasSeen: boolean };

/**
 * The result of a post, judged at a moment when none is seen as pending. On a slow phone such a moment may be just
 * after sending.
 */
export function outcomeOf<Answer>(post: Post<Answer>, { answer, key }: Moment<Answer>) {
  if (answer !== undefined && answer !== post.answer) return "answered";
  return post.wasSeen || key !== post.key ? "went well" : "under way";
}

/**
 * The answer to a form's last post, and the number of successful posts, to use as `key` so that the form is empty after
 * each. A successful post redirects and leaves the former answer in place. `noteSent` must be called when a post is
 * sent: on a busy machine React batches the router's states, so that a post is never seen as `pending`; then only a new
 * location or answer shows that it is done.
 */
export function useAnswer<Answer extends object>(pending: boolean, answer: Answer | undefined) {
  const [spent, setSpent] = useState<Answer>();
  const [successes, setSuccesses] = useState(0);
  const post = useRef<Post<Answer> | null>(null);
  const { key } = useLocation();
  const noteSent = () => {
    post.current ??= { answer, key, wasSeen: false };
  };
  useEffect(() => {
    if (pending) {
      post.current = { answer, key, ...post.current, wasSeen: true };
      return;
    }
    if (!post.current) return;
    const outcome = outcomeOf(post.current, { answer, key });
    if (outcome === "under way") return;
    if (outcome === "went well") {
      setSpent(answer);
      setSuccesses((before) => before + 1);
    }
    post.current = null;
  }, [pending, answer, key]);
  return { answer: answer === spent ? undefined : answer, successes, noteSent };
}
