import { useEffect, useState } from "react";

/**
 * Counts from 0 to `last`, one step in a task of its own, which yields the main thread: an old phone answers
 * its owner in between.
 */
export function useSteps(last: number) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(step + 1));
    return () => clearTimeout(timer);
  }, [step, last]);
  return step;
}
