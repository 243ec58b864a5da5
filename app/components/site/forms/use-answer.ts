import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * The answer to a form's last post, and how many posts went well: as the `key` of a form that gives an empty one after
 * each. A post that goes well is answered with a redirect and so leaves the answer to the one before it in place.
 * `noteSent` is to be called when a post leaves: on a busy machine React takes the router's states at once, and a post
 * under way is then never seen as `pending`; that it is over shows in the new location or the new answer.
 */
export function useAnswer<Answer extends object>(pending: boolean, answer: Answer | undefined) {
  const [spent, setSpent] = useState<Answer>();
  const [successes, setSuccesses] = useState(0);
  const sentWith = useRef<{ answer: Answer | undefined } | null>(null);
  const { key } = useLocation();
  const noteSent = () => {
    sentWith.current ??= { answer };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location ends a post whose state was not seen.
  useEffect(() => {
    if (pending) {
      sentWith.current ??= { answer };
      return;
    }
    const isAnswered = answer !== undefined && answer !== sentWith.current?.answer;
    if (sentWith.current && !isAnswered) {
      setSpent(answer);
      setSuccesses((before) => before + 1);
    }
    sentWith.current = null;
  }, [pending, answer, key]);
  return { answer: answer === spent ? undefined : answer, successes, noteSent };
}
