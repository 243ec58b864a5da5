import type { SubmissionResult } from "@conform-to/react";
import { useEffect } from "react";
import { UnsentNote } from "~/components/ui/unsent-note";
import { TRY_LATER } from "~/models/base/records/visitor-words";
import { showToast } from "~/utils/browser/toaster";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";

type Props = {
  /** The action's result for a failed post; without one nothing is shown. */
  result: SubmissionResult<string[]> | undefined;
  title: string;
};

/** Says that a post failed: in a toast with scripts, else above the form. The reasons are beside the fields. */
export function FormFailure({ result, title }: Props) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!result?.error) return;
    const [reason] = Object.values(result.error).flatMap((reasons) => reasons ?? []);
    showToast({ title, description: reason ?? TRY_LATER, tone: "danger" });
  }, [result, title]);
  if (isHydrated) return null;
  return (
    <>
      {result?.error && <p className="mb-3 font-semibold text-danger js:hidden">{title}</p>}
      <UnsentNote text={`${title}. ${TRY_LATER}`} />
    </>
  );
}
