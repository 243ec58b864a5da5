import { Await } from "@remix-run/react";
import { type MouseEvent, Suspense, useEffect, useState } from "react";
import { fetchJson } from "~/utils/http/fetch-json";
import { withRetries } from "~/utils/http/retries";
import { type Stats, StatsError, StatsFigures, StatsSkeletons } from "./stats-cards";

export type StatsStripProps = { stats: Promise<Stats> };

/** The five figures of the site. */
export function StatsStrip({ stats }: StatsStripProps) {
  return (
    <section aria-label="Statistics">
      <Suspense fallback={<StatsSkeletons />}>
        <Await resolve={stats} errorElement={<StatsAgain />}>
          {(loaded) => <StatsFigures stats={loaded} />}
        </Await>
      </Suspense>
    </section>
  );
}

type Answer = { stats: Stats } | { error: string };

/** Loads the figures again if the page came without them; without scripts it only says so. */
function StatsAgain() {
  const [round, setRound] = useState(1);
  const [answer, setAnswer] = useState<Answer | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew.
  useEffect(() => {
    let isOver = false;
    const keep = (given: Answer) => !isOver && setAnswer(given);
    withRetries(() => fetchJson<Stats>("/api/admin/stats")).then(
      (stats) => keep({ stats }),
      (error: unknown) => keep({ error: error instanceof Error ? error.message : "Unknown error" }),
    );
    return () => {
      isOver = true;
    };
  }, [round]);

  function retry(event: MouseEvent) {
    event.preventDefault();
    setAnswer(null);
    setRound(round + 1);
  }

  if (answer === null) {
    return (
      <>
        <StatsSkeletons />
        <div className="js:hidden">
          <StatsError message="500: Internal Server Error" />
        </div>
      </>
    );
  }
  if ("error" in answer) return <StatsError message={answer.error} onRetry={retry} />;
  return <StatsFigures stats={answer.stats} />;
}
