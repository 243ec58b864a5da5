import type { FigureSums as Sums } from "~/models/road/line/figure-sums.server";
import { areaHead } from "~/utils/words/counted";
import { FIGURES_ID } from "./figures-address";

/** Of what the figures are the sum; a link to a figure's sum opens it. */
export function FigureSums({ sums }: { sums: Sums }) {
  return (
    <details className="mt-4 border-b border-line pb-2 text-base">
      <summary className="flex min-h-touch cursor-pointer items-center text-muted hover:text-ink">
        How these are counted
      </summary>
      <dl id={FIGURES_ID} className="scroll-mt-24">
        <Sum term="Days" sum={sums.days} />
        <Sum term={areaHead()} sum={sums.areas} />
        <Sum term="Of the way" sum={sums.way} />
        <Sum term="Distance" sum={sums.road} />
      </dl>
      <ol className="mt-2 grid gap-x-6 text-muted tabular-nums sm:max-lg:grid-cols-2">
        {sums.stretches.map((stretch) => (
          <li key={stretch}>{stretch}</li>
        ))}
      </ol>
      {sums.gaps.map((gap) => (
        <p key={gap} className="mt-2 text-muted">
          {gap}
        </p>
      ))}
    </details>
  );
}

function Sum({ term, sum }: { term: string; sum: string }) {
  return (
    <>
      <dt className="mt-2 font-medium">{term}</dt>
      <dd className="text-muted first-letter:uppercase">{sum}</dd>
    </>
  );
}
