import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** The answer and the location (its key) of a moment. */
type Moment<Answer> = { answer: Answer | undefined; key: string };

/** The moment in which a post left, and whether it was seen under way. */
type Post<Answer> = Moment<Answer> & { wasSeen: boolean };

/**
 * What has come of a post by a moment in which none is seen under way. A slow phone comes to such a moment, that of the
 * form's first showing, when its post has only just left.
 */
export function outcomeOf<Answer>(post: Post<Answer>, { answer, key }: Moment<Answer>) {
  if (answer !== undefined && answer !== post.answer) return "answered";
  return post.wasSeen || key !== post.key ? "went well" : "under way";
}

/**
 * The answer to a form's last post, and how many posts went well: as the `key` of a form that gives an empty one after
 * each. A post that goes well is answered with a redirect and so leaves the answer to the one before it in place.
 * `noteSent` is to be called when a post leaves: on a busy machine React takes the router's states at once, and a post
 * under way is then never seen as `pending`; that it is over shows in the new location or the new answer.
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
