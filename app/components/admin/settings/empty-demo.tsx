import { RowForm } from "~/components/admin/lists/row-form";
import { Button } from "~/components/ui/buttons/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { EMPTY_DEMO, EMPTY_DEMO_AND_WORDS, INTENT } from "~/forms/intents";
import type { countDemo } from "~/portable/seeded-records.server";
import { counted } from "~/utils/words/counted";

type Props = { hasRecords: boolean; counts: ReturnType<typeof countDemo> };

const WITH_WORDS = {
  records: "Back up, then take records and words away",
  words: "Back up, then take its words away",
};

/** Buttons that remove the demo's records and texts, as long as there are any. */
export function EmptyDemo({ hasRecords, counts }: Props) {
  const isEmptying = [EMPTY_DEMO, EMPTY_DEMO_AND_WORDS].includes(String(usePostedIntent()));
  const what = [
    [counts.post, "letter"],
    [counts.destination, "place"],
    [counts.pin, "pin"],
    [counts.collection, "album"],
    [counts.picture, "picture"],
  ] as const;
  const left = what.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun));
  return (
    <section
      aria-labelledby="demo-title"
      className="mb-10 max-w-4xl rounded-card border border-line bg-surface p-5"
    >
      <h3 id="demo-title" className="text-xl">
        Make it yours
      </h3>
      <p className="mt-1 text-muted">
        {`Of the demo there are ${left.join(", ") || "only its words"}. All that you made yourself stays. A backup is made first.`}
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-medium text-danger">
          Empty the demo
        </summary>
        <RowForm>
          <p className="py-2">
            What you changed of it lies in the bin for 30 days. Its words are those of the home
            page, of the footer and of the pages, as far as you have not written them.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button name={INTENT} value={EMPTY_DEMO_AND_WORDS} kind="danger">
              {isEmptying ? "Emptying…" : WITH_WORDS[hasRecords ? "records" : "words"]}
            </Button>
            {hasRecords && (
              <Button name={INTENT} value={EMPTY_DEMO} kind="danger">
                {isEmptying ? "Emptying…" : "Back up, then empty the demo"}
              </Button>
            )}
          </div>
        </RowForm>
      </details>
    </section>
  );
}
